package zoetrope.output;

import java.util.Map;

/**
 * How FFmpeg muxes the files of a format.
 *
 * @param name FFmpeg's name of the muxer
 * @param quickTime whether the muxer writes files of the QuickTime family, such as MP4
 * @param options the muxer's options for files without tags
 * @param taggedOptions the options for files with tags; empty if {@code options} apply to these
 *     files too
 */
public record MuxerSettings(
    String name,
    boolean quickTime,
    Map<String, String> options,
    Map<String, String> taggedOptions) {
  /** Returns the options for a file with these tags. */
  public Map<String, String> options(Map<String, String> tags) {
    return tags.isEmpty() || taggedOptions.isEmpty() ? options : taggedOptions;
  }
}
