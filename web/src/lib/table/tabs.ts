export const TABS = ["settlement", "bets", "odds", "rules", "proof"] as const;
export type Tab = (typeof TABS)[number];
