// Written by `make schema` from the declarations in banca/protocol and banca/server. Do not edit.

export const VERSION = 1;
export const SUBPROTOCOL = "banca.1";
export const MESSAGE_MOST = 65536;

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface ActField {
  field: string;
  type: string;
  required: boolean;
}

export interface ActInWords {
  name: string;
  of: string[];
}

export interface AddPerson {
  do: "add-person";
  name: string;
  has: string[];
}

/** Do what is prescribed and show what is sealed, until somebody has to decide or the round is over. `close` ends the betting first; `default` decides for whoever does not: the act that adds no money. `once` does a single step; with `together` all payments that follow each other are one. */
export interface Advance {
  do: "advance";
  table: string;
  close?: boolean;
  default?: boolean;
  once?: boolean;
  together?: boolean;
}

export interface Alternative {
  value: Json;
  says: string;
}

/** Why an act would be refused, with the fields of a refused reply. */
export interface Answer {
  norm?: string | null;
  clause?: string | null;
  citation?: string | null;
  edition?: string | null;
  message?: string | null;
  parameters?: { [name: string]: Json };
  says?: string;
}

/** For each act of `ask-all`, in its order: null if it would be done now, or why not. */
export interface Answers {
  is: "answers";
  id: string;
  table: string;
  seq: number;
  answers: (Answer | null)[];
}

/** An application with everything that came with it. */
export interface ApplicationDossier {
  application: InRegister;
  digest: string;
  today: string;
  article: ClauseText | null;
  days_needed: number;
  days_counted: number;
  decisions: SignedDecision[];
}

/** Apply for what an edition subjects to authorisation, for all tables or for some, from a day on. */
export interface Apply {
  do: "apply";
  edition: string;
  adopted: string;
  options?: { [name: string]: Json };
  parameters?: { [name: string]: Json };
  bets?: string[];
  setting?: { [name: string]: Json } | null;
  tables?: string[];
  attachments?: Attachment[];
}

/** Would this act be refused now? Nothing is done. */
export interface Ask {
  is: "ask";
  id: string;
  table: string;
  act: { [name: string]: Json };
}

/** Which of these acts would be refused now, each by itself, and why? Nothing is done. */
export interface AskAll {
  is: "ask-all";
  id: string;
  table: string;
  acts: { [name: string]: Json }[];
}

/** The client makes the id and keeps it: sent again, it gets the same reply. */
export interface Asked {
  id: string;
  command: PlaceAct | PlaceActs | Advance | ReverseActs | CorrectRound | OpenTable | PauseTable | ResumeTable | CloseTable | ChangeOption | PostParameter | MeetCondition | OpenClass | FreezeTable | ThawTable | Inject | SetExamination | EndExamination | SeatTrainee | ChangePool | BuyChips | RedeemChips | GiveChips | PayDebt | AddPerson | ChangeRoles | SuspendPerson | RestorePerson | LogOutEverywhere | RevokeToken | Apply | WithdrawApplication | DecreeDay | Decide | MeetDecisionCondition | Revoke | TakeCheckpoint | ReopenHouse;
}

export interface Attached {
  file: string;
  sha256: string;
}

/** A file of the dossier; the file itself is stored elsewhere. */
export interface Attachment {
  file: string;
  sha256: string;
}

/** An audit that was begun. Without `sound` it was not finished, or not yet. */
export interface AuditRun {
  person: string;
  began_at: number;
  ended_at?: number | null;
  sound?: boolean | null;
  says?: string;
  counts?: { [name: string]: number };
}

export interface AuditUnderWay {
  person: string;
  began_at: number;
  done: number;
  of: number;
}

export interface Audits {
  runs: AuditRun[];
  checkpoint?: CheckpointTaken | null;
  under_way?: AuditUnderWay | null;
}

/** What chance has to show: `act` is completed by one value in `field`, or by a list of `count` of them. */
export interface Awaited {
  act: { [name: string]: Json };
  name: string;
  of?: string[];
  cites?: string[];
  says?: string;
  refusal?: Answer | null;
  field?: string;
  form?: "card" | "cards" | "faces" | "number" | "tile";
  count?: number;
  values?: DeskValue[];
}

/** The mathematics of a new bet or another prize; fractions are texts. `counting`: `done` so far; ask again. */
export interface BetFigures {
  counting?: boolean;
  done?: number;
  description?: string;
  rows?: { [name: string]: Json }[];
}

/** A player whom the program plays, for play money. */
export interface Bot {
  name: string;
  way?: string;
}

/** A player hands over money and gets chips. */
export interface BuyChips {
  do: "buy-chips";
  player: string;
  currency: string;
  amount: number;
}

/** What the house has in one currency, in minor units. */
export interface CageBalance {
  cage: number;
  purses: number;
  stakes: number;
  floats: { [name: string]: number };
  pools: { [name: string]: number };
}

/** Something irregular that can be called at a table of an edition. */
export interface CalledAct {
  act: string;
  name: string;
}

/** Sentences by id: a text, or a list of texts and expressions. `locale` says how numbers and money are written. */
export interface Catalogue {
  language: string;
  locale: { [name: string]: Json };
  messages: { [name: string]: Json };
}

/** What changed for everybody since the document at `after`, and the acts that changed it, as everybody saw them. `you` is there where what only you see changed with it: it replaces `you` in the document. */
export interface Change {
  is: "change";
  table: string;
  seq: number;
  after: number;
  patch: { [name: string]: Json };
  acts?: { [name: string]: Json }[];
  you?: { [name: string]: Json } | null;
  clauses?: string[][];
  times?: number[];
}

export interface ChangeOption {
  do: "change-option";
  table: string;
  option: string;
  value: Json;
}

/** Post other terms for a pool. They take effect when the pool restarts, after the current prize is won. */
export interface ChangePool {
  do: "change-pool";
  pool: string;
  terms: { [name: string]: Json };
}

/** Give a person exactly these roles, with immediate effect; their tokens never have more. */
export interface ChangeRoles {
  do: "change-roles";
  name: string;
  has: string[];
}

export interface CheckpointTaken {
  number: number;
  at: number;
  why: string;
  entries: number;
}

/** An option or a parameter of the table, and its value in words. */
export interface Choice {
  option: string;
  name: string;
  value: Json;
  says: string;
  clause: string;
  cite: string;
  needs_authorisation: boolean;
  applies: boolean;
}

export interface Cited {
  cite: string;
  says: string;
}

export interface Class {
  name: string;
  tables: ClassTable[];
}

/** Something that can go wrong at a table now, in words. */
export interface ClassAct {
  act: { [name: string]: Json };
  says: string;
  cite: string;
  clause: string;
}

export interface ClassExamination {
  examination: number;
  title: string;
  edition: string;
  name: string;
  kinds: string[];
  questions: number;
  pass_mark: number;
  seed: string;
  ended: boolean;
  sheets: SheetLine[];
}

/** What somebody wanted to do, and why it was refused. The norm and its clause name the rule. */
export interface ClassMistake {
  entry: number;
  at: number;
  person: string;
  acts: { [name: string]: Json }[];
  did: string;
  norm: string;
  clause: string | null;
  edition: string | null;
  cite: string;
  says: string;
}

export interface ClassResults {
  name: string;
  examinations: ClassExamination[];
  trainees: TraineeScore[];
  clauses: ClauseScore[];
  seated: { [name: string]: string[] };
}

/** A table of your class: how it stands, what can go wrong there now, and what was done wrong. */
export interface ClassTable {
  table: string;
  game: string;
  edition: string;
  name: string;
  dealer: string;
  status: string;
  frozen: boolean;
  round: number;
  prescribed: { [name: string]: Json };
  next: string;
  irregularities: { [name: string]: Json }[];
  wrong: ClassAct[];
  mistakes: ClassMistake[];
  people: string[];
  bots: string[];
}

/** The class that a table belongs to. A trainer's classes are told apart by their names. */
export interface Classroom {
  name: string;
  trainer: string;
}

export interface ClauseScore {
  cite: string;
  asked: number;
  right: number;
  mistakes: number;
}

/** A clause with its citation, and what it says. */
export interface ClauseText {
  id: string;
  cite: string;
  says: string;
}

/** Between two rounds, with nothing left on the table. */
export interface CloseTable {
  do: "close-table";
  table: string;
}

export type Command = PlaceAct | PlaceActs | Advance | ReverseActs | CorrectRound | OpenTable | PauseTable | ResumeTable | CloseTable | ChangeOption | PostParameter | MeetCondition | OpenClass | FreezeTable | ThawTable | Inject | SetExamination | EndExamination | SeatTrainee | ChangePool | BuyChips | RedeemChips | GiveChips | PayDebt | AddPerson | ChangeRoles | SuspendPerson | RestorePerson | LogOutEverywhere | RevokeToken | Apply | WithdrawApplication | DecreeDay | Decide | MeetDecisionCondition | Revoke | TakeCheckpoint | ReopenHouse;

/** `done` is the share that is counted, while it is being counted. */
export interface ComparedEdges {
  counting?: boolean;
  done?: number;
  bets?: EdgeOfBet[];
  without?: string[];
}

export interface Condition {
  says: string;
  met: boolean;
}

/** Settle a finished round anew by other acts: a reversal of what was paid, and the right payment. */
export interface CorrectRound {
  do: "correct";
  table: string;
  round: number;
  acts: { [name: string]: Json }[];
  why: string;
}

export interface Corrected {
  entry: number;
  at: number;
  person: string;
  why: string;
  differences: { [name: string]: number };
}

/** The rounds in one currency; play money is a currency of its own. */
export interface CurrencyReview {
  currency: string;
  rounds: number;
  kinds: ReviewKind[];
  worst: ReviewSlip[];
  cost_of_decisions: Exact;
  cost_of_bets: Exact;
}

/** What one player owes another by a clause, until it is paid. */
export interface Debt {
  stream: string;
  number: number;
  line: number;
  debtor: string;
  creditor: string;
  currency: string;
  amount: number;
  clause: string | null;
}

/** Grant an application, on conditions or without, from a day, until a day or until it is revoked; or refuse it. */
export interface Decide {
  do: "decide";
  application: number;
  decision: "grant" | "refuse";
  signature: string;
  conditions?: string[];
  from?: string | null;
  until?: string | null;
  why?: string;
}

/** Record a one-off decree: the administration is closed, or works, on a day, contrary to the calendar. */
export interface DecreeDay {
  do: "decree-day";
  day: string;
  works: boolean;
  why: string;
}

/** What whoever deals at a table has before him, in one language. */
export interface Desk {
  table: string;
  seq: number;
  round: number;
  status: string;
  frozen: boolean;
  kind: string;
  done: DeskDone[];
  due: DeskPayment[];
  ahead: DeskStep[];
  choices: DeskStep[];
  steps: DeskStep[];
  irregularities: DeskIrregularity[];
  next?: DeskStep | null;
  awaited?: Awaited | null;
  player?: string;
}

export interface DeskCase {
  act: { [name: string]: Json };
  of: string[];
}

/** What was done in the round; `typed` is what chance showed, `paid` a payment. */
export interface DeskDone {
  entry: number;
  at: number;
  act: string;
  name: string;
  of: string[];
  cites: string[];
  typed: boolean;
  paid: boolean;
}

/** What can go wrong, in the cases that can be called now; `held` is what makes void, or changes the cards. */
export interface DeskIrregularity {
  act: string;
  name: string;
  cite: string;
  says: string;
  held: boolean;
  cases: DeskCase[];
  refusal?: Answer | null;
}

/** A stake to take, to pay or to give back. `amount` passes over the table; a winning stake itself stays aside. */
export interface DeskPayment {
  act: { [name: string]: Json };
  name: string;
  of?: string[];
  cites?: string[];
  says?: string;
  refusal?: Answer | null;
  stake?: number | null;
  amount?: number | null;
  commission?: number;
  odds?: string;
}

/** An act that a croupier may do, and the clauses that say so. */
export interface DeskStep {
  act: { [name: string]: Json };
  name: string;
  of?: string[];
  cites?: string[];
  says?: string;
  refusal?: Answer | null;
}

export interface DeskValue {
  value: Json;
  says: string;
}

/** Ask something of the house. The client makes the id and keeps it: sent again, it gets the same reply. */
export interface Do {
  is: "do";
  id: string;
  command: Command;
}

/** A game that can be drilled, and the kinds of questions about it. */
export interface Drill {
  edition: string;
  game: string;
  name: string;
  kinds: string[];
}

/** An answer, what was right, and why. */
export interface DrillMarked {
  number: number;
  is_right: boolean;
  answer: number | null;
  right: number;
  given: string;
  right_answer: string;
  reasons: string[];
  clauses: Cited[];
  readings: string[];
  milliseconds: number;
  amount: boolean;
}

/** `says` has it in words; the rest is to be drawn. */
export interface DrillPart {
  form: "cards" | "dice" | "figures" | "road" | "tiles" | "words";
  says: string;
  label?: string;
  faces?: string[];
  behind?: string[];
  colours?: string[];
}

export interface DrillQuestion {
  number: number;
  kind: string;
  level: number;
  asks: string;
  parts: DrillPart[];
  choices: DrillPart[];
}

export interface DrillReviewed {
  question: DrillQuestion;
  marked: DrillMarked;
}

/** `name` is a kind, or a clause as it is cited. */
export interface DrillScore {
  name: string;
  asked: number;
  right: number;
}

/** A bet, or several places of it, with the edge of the house as things are and as they would be. */
export interface EdgeOfBet {
  bet: string;
  name: string;
  pays_before: string[];
  pays_after: string[];
  before: Exact | null;
  after: Exact | null;
  change: Exact | null;
  by_play: boolean;
}

/** Let nobody begin it any more. Whoever sits it may finish. */
export interface EndExamination {
  do: "end-examination";
  examination: number;
}

/** An entry of the stream of events, with its hash. */
export interface Event {
  number: number;
  at: number;
  person: string;
  kind: string;
  body: { [name: string]: Json };
  hash: string;
}

/** A kind of significant events. */
export interface EventKind {
  kind: string;
  name: string;
}

/** A number as a fraction, such as `-1/37`, and to twelve decimals. */
export interface Exact {
  exact: string;
  decimal: number;
}

/** A message that the server could not follow. With `again`, nothing was decided: send the same again. */
export interface Failed {
  is: "failed";
  message: string;
  parameters?: { [name: string]: Json };
  says?: string;
  id?: string | null;
  table?: string | null;
  again?: boolean;
}

/** A table with its money, in minor units, and what it counted since it was opened. */
export interface FloorTable {
  table: string;
  edition: string;
  name: string;
  status: string;
  dealer: string;
  currency: string;
  minimum: number;
  maximum: number | null;
  unit: number;
  round: number;
  stakes: number;
  float: number;
  pool: string | null;
  rounds: number;
  voids: number;
  staked: number;
  taken: number;
  prizes: number;
}

/** A round that a search found. */
export interface FoundRound {
  table: string;
  round: number;
  ended_at: number;
  edition: string;
  number: string;
  game: string;
  irregular: string[];
  players: { [name: string]: number };
}

/** `next`: ask with this as `after` for earlier ones. A search looks through so many rounds at a time only. */
export interface FoundRounds {
  rounds: FoundRound[];
  next?: string | null;
  until?: number | null;
}

/** Stop the play and its time, as it stands. */
export interface FreezeTable {
  do: "freeze-table";
  table: string;
}

export type FromClient = Subscribe | Unsubscribe | Do | Ask | AskAll | Speak | Look | Ping;

export type FromServer = Welcome | View | Change | Yours | Theirs | Timer | Replied | Answers | Failed | Notice | Pong;

/** A player gives chips to another, up to a limit a day. */
export interface GiveChips {
  do: "give-chips";
  player: string;
  currency: string;
  amount: number;
  to: string;
}

export interface Health {
  ready: boolean;
  why?: string;
}

/** What was held of all bets of a table, or of one of them, as shares of what was staked. A sound table stays between `least` and `most`; where theory is best play, it may hold more. */
export interface HoldLine {
  table: string;
  name: string;
  bet: string;
  bet_name: string;
  currency: string;
  rounds: number;
  staked: number;
  won: number;
  expected: number;
  hold: number;
  theory: number;
  least: number;
  most: number;
  by_play: boolean;
  outside: boolean;
}

/** An edition in one line. `names` has its name in each language. */
export interface InEdition {
  edition: string;
  game: string;
  number: string;
  names: { [name: string]: string };
  in_force_from: string | null;
  repealed_by: string | null;
  clauses: number;
}

/** A table as the lobby shows it. */
export interface InLobby {
  table: string;
  game: string;
  edition: string;
  status: string;
  money: string;
  currency: string;
  dealer: string;
  round: number;
  players: number;
  watching: number;
  bots?: number;
  minimum?: number;
  maximum?: number | null;
  seats?: number;
  taken?: number;
  preset?: string;
  options?: { [name: string]: Json };
  recent?: { [name: string]: Json }[];
  jackpot?: number | null;
}

/** An application as it stands on a day. */
export interface InRegister {
  application: number;
  edition: string;
  number: string;
  game: string;
  applicant: string;
  filed: string;
  adopted: string;
  tables: string[];
  standing: string;
  standing_means: string;
  from: string | null;
  until: string | null;
  revoked: string | null;
  decided_by: string | null;
  why: string;
  requested: Requested[];
  conditions: Condition[];
  attachments: Attached[];
}

/** Let something go wrong that can go wrong now, for a reason. The reply says what has to be done then. */
export interface Inject {
  do: "inject";
  table: string;
  act: { [name: string]: Json };
  reason?: string;
}

/** What can go wrong: an act to call, with the numbers that complete it. */
export interface Irregularity {
  act: { [name: string]: string };
  choose: { [name: string]: number[] };
  name: string;
  clause: string;
  cite: string;
}

export interface Known {
  name: string;
  roles: string[];
  suspended: boolean;
  public_key: string | null;
  made_at: number;
  has_password: boolean;
}

/** The edition of a game in force on a day. Without one, `refusal` says why. */
export interface LawOnDay {
  game: string;
  name: string;
  edition?: string;
  number?: string;
  instrument?: string;
  begins?: string;
  cite?: string;
  clauses?: number;
  compared_with?: string;
  refusal?: string;
}

/** Everything that the felt of a table shows, in one language. */
export interface Layout {
  table: string;
  edition: string;
  game: string;
  name: string;
  number: string;
  citation: string;
  minimum: number;
  maximum: number | null;
  unit: number;
  currency: string;
  places: number;
  layouts: number;
  bets: LayoutBet[];
  options: Choice[];
  parameters: Choice[];
  acts: { [name: string]: string };
  player_acts: PlayerAct[];
  irregularities: Irregularity[];
  results: { [name: string]: string };
  equipment: { [name: string]: Json };
}

export interface LayoutBet {
  bet: string;
  name: string;
  added: boolean;
  minimum: number;
  maximum: number | null;
  unit: number;
  clauses: string[];
  cites: string[];
  spots: Spot[];
}

/** What the edition says of authorisation, and the first day for which an application of today is in time. */
export interface LeaveNeeded {
  cite: string;
  says: string;
  working_days: number;
  today: string;
  earliest: string;
}

/** A table at which a trainer has seated you. */
export interface LessonTable {
  trainer: string;
  table: string;
  name: string;
  dealer: string;
}

export interface Lessons {
  tables: LessonTable[];
  examinations: OpenExamination[];
}

/** A transfer, and what the purse held after it. `amount` is below nought where money left. */
export interface Line {
  at: number;
  stream: string;
  number: number;
  why: string;
  other: string;
  amount: number;
  balance: number;
}

export interface LogIn {
  name: string;
  password: string;
}

/** End every session of somebody: one's own, or anybody's by an administrator. His tokens too, if that is asked. */
export interface LogOutEverywhere {
  do: "log-out-everywhere";
  name: string;
  tokens?: boolean;
}

/** Look over the shoulder of somebody at a table of your class, or look away again. With `id`, `reply` follows. */
export interface Look {
  is: "look";
  table: string;
  person: string;
  away?: boolean;
  id?: string;
}

/** What chance showed, as it can be drawn, and whose it is. */
export interface Material {
  form: "card" | "die" | "tile";
  values: Json[];
  label: string;
}

/** Who you are. */
export interface Me {
  name: string;
  roles: string[];
  expires_at?: number | null;
}

export interface MeetCondition {
  do: "meet-condition";
  table: string;
  bet: string;
  condition: string;
}

/** Record that the house meets a condition of a decision from now on, or no longer does. */
export interface MeetDecisionCondition {
  do: "meet-decision-condition";
  application: number;
  condition: string;
  met?: boolean;
}

/** An amount in minor units, or the number of a choice; null passes over the question. */
export interface NewAnswer {
  number: number;
  answer: number | null;
  milliseconds?: number;
}

export interface NewKey {
  public_key: string;
  name?: string | null;
}

export interface NewPassword {
  password: string;
  name?: string | null;
}

/** Practice; with `seed` an examination of your own; with `trainer` and `examination` one that was set. */
export interface NewSitting {
  edition?: string;
  preset?: string;
  table?: string;
  kinds?: string[];
  questions?: number;
  seed?: string;
  trainer?: string;
  examination?: number;
}

export interface NewToken {
  label: string;
  days: number;
  roles?: string[];
  commands?: string[] | null;
}

/** Something that people should know: the house closes, a table stopped, a round was voided. */
export interface Notice {
  is: "notice";
  message: string;
  parameters?: { [name: string]: Json };
  table?: string | null;
  says?: string;
}

/** Open the tables of a class, or more of them: all, or none. */
export interface OpenClass {
  do: "open-class";
  name: string;
  tables: { [name: string]: TableConfig };
}

export interface OpenExamination {
  trainer: string;
  examination: number;
  classroom: string;
  title: string;
  name: string;
  questions: number;
  pass_mark: number;
}

export interface OpenTable {
  do: "open-table";
  table: string;
  config: TableConfig;
}

/** What was committed for a round, and what opened it: docs/COMMITMENTS.md says how the two are checked. */
export interface Openings {
  table: string;
  round: number;
  digest: string;
  commitments: { [name: string]: Json }[];
  draws: { [name: string]: Json }[];
}

/** `players` says what each won or lost; unless you may look at anybody's rounds, only you are in it. */
export interface PastRound {
  table: string;
  round: number;
  ended_at: number;
  void: boolean;
  edition: string;
  players: { [name: string]: number };
}

export interface PastRounds {
  rounds: PastRound[];
  next?: string | null;
}

/** After the round under way no other opens. */
export interface PauseTable {
  do: "pause-table";
  table: string;
}

/** A player pays another what a clause makes them owe. */
export interface PayDebt {
  do: "pay-debt";
  stream: string;
  number: number;
  line: number;
}

export interface Ping {
  is: "ping";
  id?: string;
}

/** One act at a table. With `round`, in that round or not at all. The journal keeps the `reason` that is given. */
export interface PlaceAct {
  do: "act";
  table: string;
  act: { [name: string]: Json };
  round?: number | null;
  reason?: string;
}

/** Acts at a table, as a record writes them: all are done, or none. With `round`, in that round or not at all. */
export interface PlaceActs {
  do: "acts";
  table: string;
  acts: { [name: string]: Json }[];
  round?: number | null;
}

/** An act that names who does it. The clauses are there where they are the same in every case. */
export interface PlayerAct {
  act: string;
  name: string;
  fields: ActField[];
  clauses: string[];
  cites: string[];
}

export interface Pong {
  is: "pong";
  id: string;
  now: number;
}

/** A pool in minor units. What came in, by what it came for, is what is in it and what was paid. */
export interface PoolOfHouse {
  pool: string;
  edition: string;
  name: string;
  currency: string;
  tables: string[];
  came_in: number;
  sources: { [name: string]: number };
  balance: number;
  paid: number;
  terms: PoolTerm[];
}

/** A term of a pool; `later` says what it will be after the current prize, if that is another. */
export interface PoolTerm {
  option: string;
  name: string;
  form: "money" | "number" | "one" | "ratio" | "sectors" | "several" | "share";
  posted: Json;
  says: string;
  cite: string;
  allowed: string;
  alternatives: Alternative[];
  later: string | null;
}

export interface PostParameter {
  do: "post-parameter";
  table: string;
  parameter: string;
  value: Json;
}

/** One of several prices of a spot, and the clause that sets it; a sum that the house posts has no odds. */
export interface Price {
  pays: string | null;
  clause: string;
  cite: string;
  says: string;
}

export interface Proposal {
  table: string;
  edition: string;
  name: string;
  setting: { [name: string]: Json };
  choices: ProposedChoice[];
  leave: LeaveNeeded | null;
  describes_bets: boolean;
  refusal: Answer | null;
}

/** Choices for a table of the house; with an edition, for one that is not open yet. */
export interface Proposed {
  table: string;
  edition?: string | null;
  preset?: string;
  money?: "play" | "real";
  options?: { [name: string]: Json };
  parameters?: { [name: string]: Json };
}

/** A choice of the house as it would be, what else is lawful, and why a table may not run it today. */
export interface ProposedChoice {
  option: string;
  name: string;
  parameter: boolean;
  form: "money" | "number" | "one" | "ratio" | "sectors" | "several" | "share";
  value: Json;
  says: string;
  was: string | null;
  cite: string;
  allowed: string;
  needs_authorisation: boolean;
  applies: boolean;
  follows: string[];
  alternatives: Alternative[];
  bets: Alternative[];
  least: string | null;
  most: string | null;
  refusal: Answer | null;
}

/** In minor units, by currency; play money is a currency of its own. */
export interface Purse {
  person: string;
  held: { [name: string]: number };
}

/** A player hands over chips and gets money. */
export interface RedeemChips {
  do: "redeem-chips";
  player: string;
  currency: string;
  amount: number;
}

/** Let the tables go on after a check stopped them: every check must pass now. */
export interface ReopenHouse {
  do: "reopen-house";
}

/** A round of the past, step by step, in one language. */
export interface ReplayedRound {
  table: string;
  round: number;
  opened_at: number;
  ended_at: number;
  void: boolean;
  edition: string;
  number: string;
  game: string;
  digest: string;
  steps: ReplayedStep[];
  taken_back: TakenBackActs[];
  corrections: Corrected[];
  result: { [name: string]: string }[];
  lines: SettledLine[];
  players: { [name: string]: number };
  balances: { [name: string]: { [name: string]: number } };
  authorisations: number[];
}

/** An act of a round, with every clause that it rests on and what could be seen after it. */
export interface ReplayedStep {
  entry: number;
  at: number;
  person: string;
  act: string;
  name: string;
  of: string[];
  clauses: ClauseText[];
  material: Material[];
  result: { [name: string]: string }[];
}

/** What became of a command, for good. */
export interface Replied {
  is: "reply";
  id: string;
  reply: Reply;
}

/** What became of a command. It belongs to the command's id for good; it is said in the language of whoever asks. */
export interface Reply {
  accepted: boolean;
  body?: { [name: string]: Json };
  norm?: string | null;
  clause?: string | null;
  citation?: string | null;
  edition?: string | null;
  message?: string | null;
  parameters?: { [name: string]: Json };
  says?: string;
  at?: number;
}

export interface ReportCell {
  text: string;
  bad?: boolean;
}

export interface ReportColumn {
  text: string;
  right: boolean;
}

/** A part of a report. Rows of a listing have a term and a text. */
export interface ReportPart {
  kind: "heading" | "listing" | "paragraph" | "table" | "warning";
  text?: string;
  columns?: ReportColumn[];
  rows?: ReportCell[][];
}

export interface ReportParts {
  title: string;
  subtitle: string;
  parts: ReportPart[];
}

/** One thing that an application is for. `says` is the value in words; of a bet, its name. */
export interface Requested {
  kind: "bet" | "option" | "parameter";
  name: string;
  title: string;
  says: string;
  article: ClauseText;
  of?: ClauseText | null;
}

export interface RestorePerson {
  do: "restore-person";
  name: string;
}

export interface ResumeTable {
  do: "resume-table";
  table: string;
}

/** Take back what was typed in wrongly, from an entry of this round on, before anything was paid. */
export interface ReverseActs {
  do: "reverse";
  table: string;
  from: number;
}

/** A bet that was decided. `money`: what it costs on average, in minor units. */
export interface ReviewBet {
  bet: string;
  edge: Exact;
  assumes: string[];
  selection?: Json;
  bound?: Exact | null;
  player: string;
  stake: number;
  money: Exact;
  clauses: string[];
  citation: string;
  place?: number | null;
}

/** `cost` per unit of the stake and `money` in minor units: how much more the best option gains on average. */
export interface ReviewDecision {
  number: number;
  player: string;
  stake: number;
  seen: { [name: string]: string[] };
  chosen: ReviewOption;
  best: ReviewOption;
  options: ReviewOption[];
  cost: Exact;
  money: Exact;
  clauses: string[];
  citation: string;
  given: string[];
  silent?: boolean;
  place?: number | null;
  bound?: Exact | null;
}

export interface ReviewEdge {
  bet: string;
  edge: Exact;
  assumes: string[];
  selection?: Json;
  bound?: Exact | null;
}

/** All decisions in which one act was taken, or all bets of one name. */
export interface ReviewKind {
  game: string;
  kind: string;
  bet: boolean;
  count: number;
  slips: number;
  staked: number;
  money: Exact;
}

export interface ReviewLeftOut {
  player: string;
  what: string;
  reason: string;
  number?: number | null;
}

/** What could lawfully be done. `value`: the average gain per unit of the stake; `bound` limits its error. */
export interface ReviewOption {
  act: string;
  value: Exact;
  groups?: string[][];
  bound?: Exact | null;
}

export interface ReviewSlip {
  table: string;
  round: number;
  edition: string;
  game: string;
  currency: string;
  decision: ReviewDecision;
}

/** Revoke a grant from a day on. */
export interface Revoke {
  do: "revoke";
  application: number;
  from: string;
  signature: string;
  why?: string;
}

/** End a token by its id: one's own, or anybody's by an administrator. */
export interface RevokeToken {
  do: "revoke-token";
  id: string;
}

/** Your own decisions and bets; everybody's, if you may look at anybody's rounds. */
export interface RoundReview {
  table: string;
  round: number;
  counting?: boolean;
  done?: number;
  edition?: string;
  game?: string;
  currency?: string;
  void?: boolean;
  decisions?: ReviewDecision[];
  bets?: ReviewBet[];
  least_edge?: ReviewEdge | null;
  left_out?: ReviewLeftOut[];
  cost_of_decisions?: Exact | null;
  cost_of_bets?: Exact | null;
}

/** A choice of a table, and whether it may run it. */
export interface Running {
  name: string;
  title: string;
  says: string;
  clause: ClauseText;
  needs_leave: boolean;
  application?: number | null;
  refusal?: string;
}

/** Give a trainee a table of the class, or take it back: it is offered to him wherever he has the page open. */
export interface SeatTrainee {
  do: "seat-trainee";
  table: string;
  person: string;
  away?: boolean;
}

/** `more`: there were earlier rounds, which are not in it. */
export interface SessionReview {
  counting?: boolean;
  done?: number;
  more?: boolean;
  sessions?: CurrencyReview[];
}

/** Set an examination for a class: about a table as it is set, or about a setting of its own. Without a seed, it gets one that nobody can guess. */
export interface SetExamination {
  do: "set-examination";
  classroom: string;
  title: string;
  kinds: string[];
  questions: number;
  pass_mark: number;
  table?: string;
  setting?: { [name: string]: Json } | null;
  seed?: string;
}

export interface SettledLine {
  player: string;
  bet: string;
  stake: number;
  result: string;
  net: number;
  clauses: ClauseText[];
}

/** Somebody who sits an examination; `right` is there when the answers are. */
export interface SheetLine {
  sitting: number;
  person: string;
  at: number;
  right: number | null;
  passed: boolean | null;
  milliseconds: number;
}

/** A table at one moment, for you. */
export interface Shown {
  table: string;
  seq: number;
  view: { [name: string]: Json };
}

/** A decision as it was signed. `verified`: the signature is by the key that stands with it. */
export interface SignedDecision {
  decision: string;
  approver: string;
  from: string | null;
  until: string | null;
  conditions: string[];
  why: string;
  signature: string;
  public_key: string;
  verified: boolean;
}

/** A sitting as it stands. What is right in an examination is not said before its end. */
export interface Sitting {
  sitting: number;
  person: string;
  edition: string;
  name: string;
  is_examination: boolean;
  title: string;
  trainer: string;
  questions: number;
  answered: number;
  over: boolean;
  seed?: string;
  question?: DrillQuestion | null;
  marked?: DrillMarked | null;
  right?: number | null;
  passed?: boolean | null;
  least_right?: number;
  milliseconds?: number;
  by_kind?: DrillScore[];
  by_clause?: DrillScore[];
  review?: DrillReviewed[];
  answers_later?: boolean;
}

export interface SittingLine {
  sitting: number;
  edition: string;
  name: string;
  at: number;
  is_examination: boolean;
  title: string;
  questions: number;
  answered: number;
  over: boolean;
  right: number | null;
  passed: boolean | null;
}

/** From now on say everything in this language. Not answered, unless there is no such language. */
export interface Speak {
  is: "speak";
  lang: string;
}

/** A bet with one selection. `pays` has every price at which it can be paid, as the language writes odds. */
export interface Spot {
  selection: Json;
  name: string;
  placed: boolean;
  pays: string[];
  clauses: string[];
  cites: string[];
  commission?: string | null;
  prices?: Price[];
}

export interface Statement {
  person: string;
  currency: string;
  lines: Line[];
  next?: number | null;
}

/** Watch a table. With `after`, only what came after that entry, if the server still has it. */
export interface Subscribe {
  is: "subscribe";
  table: string;
  after?: number | null;
}

/** Suspend a person: they cannot log in, their sessions end and their tokens stop working. */
export interface SuspendPerson {
  do: "suspend-person";
  name: string;
  why: string;
}

/** The configuration with which a table is opened. */
export interface TableConfig {
  setting: { [name: string]: Json };
  dealer?: "croupier" | "program";
  money?: "play" | "real";
  pool?: string | null;
  float?: number;
  timers?: { [name: string]: number | string };
  language?: string;
  large_win?: number;
  bots?: Bot[];
  lively?: boolean;
  classroom?: Classroom | null;
}

/** Fractions are texts, such as `1/37`. `without` names bets whose odds are not counted by themselves. */
export interface TableOdds {
  table: string;
  setting: { [name: string]: Json };
  counting?: boolean;
  done?: number;
  options?: { [name: string]: Json };
  bets?: { [name: string]: Json }[];
  without?: string[];
}

/** What a table may run on a day, of what it is set to run. */
export interface TableOnDay {
  table: string;
  day: string;
  money: string;
  edition: string;
  number: string;
  game: string;
  in_force: string;
  may_run: boolean;
  choices: Running[];
  refusals: string[];
  register: InRegister[];
}

/** Sign the heads of all streams now, and return the line to publish. */
export interface TakeCheckpoint {
  do: "take-checkpoint";
}

/** What was typed in wrongly and taken back. */
export interface TakenBackActs {
  entry: number;
  at: number;
  person: string;
  acts: ActInWords[];
}

/** Let a frozen table go on. */
export interface ThawTable {
  do: "thaw-table";
  table: string;
}

/** What somebody at a table of your class sees that others do not: his `you`, whole, and again when it changes. */
export interface Theirs {
  is: "theirs";
  table: string;
  seq: number;
  person: string;
  you: { [name: string]: Json };
}

/** Time runs at a table: for bets, or for somebody's decision. Without `of`, no time runs. */
export interface Timer {
  is: "timer";
  table: string;
  seq: number;
  of?: "" | "betting" | "decision";
  milliseconds?: number;
  total?: number;
}

/** `token` is the secret, and is told this once. */
export interface Token {
  token: string;
  id: string;
  expires_at: number;
}

/** All of one trainee: examinations, answers, and what was refused at the tables. */
export interface TraineeScore {
  person: string;
  sat: number;
  passed: number;
  asked: number;
  right: number;
  mistakes: number;
}

export interface Unsubscribe {
  is: "unsubscribe";
  table: string;
}

/** All that you may see of a table. */
export interface View {
  is: "view";
  table: string;
  seq: number;
  view: { [name: string]: Json };
}

/** The first message: who you are, and the server's time in microseconds since 1970. */
export interface Welcome {
  is: "welcome";
  version: number;
  person: string;
  roles: string[];
  now: number;
  lang?: string;
}

/** Withdraw an application before it is decided. */
export interface WithdrawApplication {
  do: "withdraw-application";
  application: number;
}

/** What only you see of a table, where nothing else changed: it replaces `you` in the document. */
export interface Yours {
  is: "yours";
  table: string;
  seq: number;
  you: { [name: string]: Json };
}
