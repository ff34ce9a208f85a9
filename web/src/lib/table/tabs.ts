export const TABS = ["settlement", "steps", "bets", "odds", "rules", "proof", "review"] as const;
export type Tab = (typeof TABS)[number];
