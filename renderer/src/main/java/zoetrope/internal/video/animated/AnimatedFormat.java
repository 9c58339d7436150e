package zoetrope.internal.video.animated;

import java.util.Map;
import java.util.function.BiFunction;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.still.Png;
import zoetrope.internal.video.still.Webp;

/** The formats of segments that consist of images. */
public enum AnimatedFormat {
  /** Animated PNG. Each image contains only the rectangle that changes. */
  APNG(1, Png::encode, (settings, tags) -> new ApngFile(settings.rate(), tags)),
  /** Animated WebP. Each image contains only the rectangle that changes, at even coordinates. */
  WEBP(2, (argb, width, height, alpha) -> Webp.encode(argb, width, height), WebpFile::new),
  /** Whole frames as PNG, for image sequences. */
  PNG_FRAMES(0, (argb, width, height, alpha) -> Png.encode(argb, width, height), null);

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

  @FunctionalInterface
  interface Encoder {
    byte[] encode(int[] argb, int width, int height, boolean alpha);
  }

  PictureFile file(VideoSettings settings, Map<String, String> tags) {
    return file.apply(settings, tags);
  }
}
