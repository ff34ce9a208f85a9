export const TABS = ["settlement", "bets", "odds", "rules", "proof", "review"] as const;
export type Tab = (typeof TABS)[number];
