/** The present, four times a second: for clocks and timers. */
let present = $state(Date.now());
setInterval(() => (present = Date.now()), 250);

export const now = (): number => present;
