import { settings } from "./settings.svelte";

/** The four sounds of a table: short, quiet, made on the spot. */
export type Sound = "chip" | "card" | "bell" | "turn";

/** Notes of a sound: frequency, when it begins, how long it lasts and how loud it is. */
type Note = readonly [hertz: number, from: number, lasts: number, loud: number];

const TONES: Record<Exclude<Sound, "card">, readonly Note[]> = {
  chip: [[2400, 0, 0.04, 0.05], [3100, 0.015, 0.03, 0.03]],
  bell: [[880, 0, 0.5, 0.08], [1760, 0, 0.3, 0.03]],
  turn: [[660, 0, 0.15, 0.07], [880, 0.16, 0.2, 0.07]],
};
const RUSTLE = { lasts: 0.09, loud: 0.06 };
let context: AudioContext | undefined;

/** Play a sound, if the reader switched sound on. */
export function play(sound: Sound): void {
  if (settings.sound === "off") return;
  context ??= new AudioContext();
  void context.resume();
  if (sound === "card") rustle(context);
  else for (const note of TONES[sound]) ring(context, note);
}

function ring(on: AudioContext, [hertz, from, lasts, loud]: Note): void {
  const tone = on.createOscillator();
  tone.frequency.value = hertz;
  const start = on.currentTime + from;
  tone.connect(fading(on, start, lasts, loud));
  tone.start(start);
  tone.stop(start + lasts);
}

function rustle(on: AudioContext): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * RUSTLE.lasts), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = noise;
  source.connect(fading(on, on.currentTime, RUSTLE.lasts, RUSTLE.loud));
  source.start();
}

function fading(on: AudioContext, start: number, lasts: number, loud: number): AudioNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(loud / 1000, start + lasts);
  gain.connect(on.destination);
  return gain;
}

/** Say what is called, if the reader wants a voice and the browser has one of its own for the language. */
export function say(text: string, locale: string): void {
  if (settings.sound !== "voice" || !("speechSynthesis" in window)) return;
  const [spoken] = locale.split("-");
  const voice = speechSynthesis.getVoices().find((each) => each.localService && each.lang.startsWith(spoken ?? locale));
  if (voice === undefined) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
