package zoetrope.internal.video.animated;

import java.util.Map;
import java.util.function.BiFunction;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.still.Png;
import zoetrope.internal.video.still.Webp;

/** The formats of animated images that consist of the rectangles that change. */
public enum AnimatedFormat {
  /** Animated PNG. */
  APNG(1, Png::encode, (settings, tags) -> new ApngFile(settings.rate(), tags)),
  /** Animated WebP, which requires even coordinates of rectangles. */
  WEBP(2, (argb, width, height, alpha) -> Webp.encode(argb, width, height), WebpFile::new);

  final int alignment;
  final Encoder encoder;
  private final BiFunction<VideoSettings, Map<String, String>, PictureFile> file;

  AnimatedFormat(
      int alignment,
      Encoder encoder,
      BiFunction<VideoSettings, Map<String, String>, PictureFile> file) {
    this.alignment = alignment;
    this.encoder = encoder;
    this.file = file;
  }

  /** Encodes an image as a file. */
  @FunctionalInterface
  interface Encoder {
    byte[] encode(int[] argb, int width, int height, boolean alpha);
  }

  PictureFile file(VideoSettings settings, Map<String, String> tags) {
    return file.apply(settings, tags);
  }
}
