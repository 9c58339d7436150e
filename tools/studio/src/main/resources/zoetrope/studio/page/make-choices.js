// What can be made, in which kinds of files, and what each of them can hold.
export const KINDS = [
  ['film', 'Film'], ['sound', 'Sound alone'], ['talk', 'Talk, a page of slides'], ['still', 'Still'],
  ['pictures', 'Pictures, one for each frame'], ['sheet', 'Storyboard'],
];
export const QUALITIES = [
  ['', 'as shown'], ['low', '854 × 480, 15 fps'], ['medium', '1280 × 720, 30 fps'], ['high', '1920 × 1080, 60 fps'],
  ['2k', '2560 × 1440, 60 fps'], ['4k', '3840 × 2160, 60 fps'],
];
export const SIZES = { low: [854, 480, '15'], medium: [1280, 720, '30'], high: [1920, 1080, '60'], '2k': [2560, 1440, '60'], '4k': [3840, 2160, '60'] };
export const PRESETS = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium', 'slow', 'slower', 'veryslow', 'placebo'];
const STILLS = [['png', 'PNG'], ['webp', 'WebP'], ['svg', 'SVG, made of paths'], ['pdf', 'PDF, made of paths']];
export const ENDINGS = {
  film: [['mp4', 'MP4'], ['mov', 'MOV (QuickTime)'], ['mkv', 'MKV (Matroska)'], ['webm', 'WebM'], ['gif', 'Animated GIF'], ['apng', 'Animated PNG'], ['webp', 'Animated WebP']],
  sound: [['wav', 'WAV'], ['flac', 'FLAC'], ['mp3', 'MP3'], ['m4a', 'M4A (AAC)'], ['opus', 'Opus']],
  talk: [['html', 'HTML']],
  still: STILLS,
  pictures: [],
  sheet: [['pdf', 'PDF'], ['png', 'PNG, one a page'], ['svg', 'SVG, one a page']],
};

/** The codecs: the endings of their files, those that can be transparent, and what else they have. */
export const CODECS = {
  h264: { label: 'H.264', endings: ['mp4', 'mov', 'mkv'], alpha: [], lossless: true, rate: true },
  hevc: { label: 'HEVC (H.265)', endings: ['mp4', 'mov', 'mkv'], alpha: [], lossless: true, rate: true },
  av1: { label: 'AV1', endings: ['mp4', 'mkv', 'webm'], alpha: [], lossless: false, rate: true },
  prores: { label: 'ProRes 4444', endings: ['mov', 'mkv'], alpha: ['mov', 'mkv'], lossless: false, rate: false },
  vp9: { label: 'VP9', endings: ['mp4', 'mkv', 'webm'], alpha: ['mkv', 'webm'], lossless: true, rate: true },
  ffv1: { label: 'FFV1', endings: ['mkv'], alpha: ['mkv'], lossless: true, rate: false },
};

/** Endings of what is transparent though it has no codec of this list. */
const PICTURES_WITH_ALPHA = ['apng', 'webp', 'png', 'svg', 'pdf'];

/** The codecs that a kind of film can have, of which the first is the usual one. */
export function codecsOf(ending) {
  const usual = ending === 'webm' ? 'vp9' : 'h264';
  return Object.keys(CODECS).filter((name) => CODECS[name].endings.includes(ending)).sort((a, b) => (b === usual) - (a === usual));
}

/** The codec of a film that has this ending and is transparent or lossless, where nobody has chosen one. */
export function usualCodec(ending, transparent, lossless) {
  if (ending === 'webm') return 'vp9';
  if (ending === 'mov' && transparent) return 'prores';
  return ending === 'mkv' && (transparent || lossless) ? 'ffv1' : 'h264';
}

/** Whether what is made can have no background; `codec` is empty for the usual one. */
export function hasAlpha(kind, ending, codec) {
  if (kind === 'pictures') return true;
  if (kind === 'still') return PICTURES_WITH_ALPHA.includes(ending);
  if (kind !== 'film') return false;
  if (codec) return CODECS[codec].alpha.includes(ending);
  return PICTURES_WITH_ALPHA.includes(ending) || ['mov', 'mkv', 'webm'].includes(ending);
}

/** Whether nothing need be lost; `codec` is empty for the usual one. */
export function hasLossless(ending, codec, transparent) {
  if (!codecsOf(ending).length) return false;
  const coder = codec || usualCodec(ending, transparent, true);
  return CODECS[coder].lossless && (!transparent || coder === 'ffv1');
}
