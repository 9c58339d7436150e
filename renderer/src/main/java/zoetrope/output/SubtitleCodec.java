package zoetrope.output;

/** The codecs of subtitle tracks in videos. */
public enum SubtitleCodec {
  /** Timed text of MPEG-4 part 17, for MP4 and QuickTime. */
  MOV_TEXT,
  /** SubRip, for Matroska. */
  SUBRIP,
  /** WebVTT, for WebM. */
  WEBVTT
}
