import { settings } from './settings.svelte';

export type Sound = 'turn' | 'draw' | 'meld' | 'discard' | 'knock' | 'buy' | 'refusal' | 'end' | 'pick';

/** Each sound: notes of a frequency (Hz), a beginning and a length (s). */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [[523, 0, 0.12], [784, 0.1, 0.22]],
  draw: [[330, 0, 0.05], [440, 0.04, 0.06]],
  meld: [[392, 0, 0.1], [494, 0.07, 0.1], [587, 0.14, 0.16]],
  discard: [[294, 0, 0.07]],
  knock: [[110, 0, 0.09], [110, 0.14, 0.09]],
  buy: [[659, 0, 0.09], [659, 0.14, 0.09], [880, 0.28, 0.14]],
  refusal: [[196, 0, 0.12], [165, 0.1, 0.18]],
  end: [[523, 0, 0.16], [659, 0.13, 0.16], [784, 0.26, 0.16], [1047, 0.39, 0.36]],
  pick: [[700, 0, 0.03]],
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (settings.vibrate && (sound === 'turn' || sound === 'buy')) navigator.vibrate?.(sound === 'buy' ? [60, 60, 60] : 60);
  if (!settings.sound || settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime + 0.01;
  for (const [frequency, start, length] of NOTES[sound]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = sound === 'knock' ? 'square' : 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(0.22 * settings.volume, now + start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
