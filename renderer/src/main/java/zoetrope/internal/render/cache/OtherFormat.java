package zoetrope.internal.render.cache;

import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.ffmpeg.Encoders;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;

/**
 * Another format for which drawn segments are encoded, too.
 *
 * @param crf the rate factor of the other format
 */
public record OtherFormat(OutputFormat format, double crf) {
  /** Returns the settings of a video in this format that shows the same pictures. */
  public VideoSettings video(VideoSettings drawn) {
    return drawn
        .withEncoding(crf, drawn.preset())
        .with(Coding.DEFAULT.in(format, Encoders::isPresent));
  }
}
