package zoetrope.internal.video.mux;

/**
 * A subtitle of a video.
 *
 * @param start when it appears, in milliseconds from the video's beginning
 * @param end when it disappears, in milliseconds from the video's beginning; after {@code start}
 */
public record SubtitleCue(long start, long end, String text) {
  /** Returns the text for WebVTT, with {@code &} and {@code <} escaped as in HTML. */
  public String webVtt() {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
