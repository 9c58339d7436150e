package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Bounds;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.vector.Mark;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.segment.Segment;

/**
 * Encodes opaque images that change from frame to frame as short clips of H.264. A clip is a tenth
 * of the size of its pictures as separate files. Not thread-safe.
 */
final class ClipEncoder implements AutoCloseable {
  /** A player decodes a clip from its beginning, so that a long one makes seeking slow. */
  private static final int MAX_PICTURES = 16;

  /** Finer than that of videos, because images are next to paths without loss. */
  private static final double CRF = 23;

  private static final int MAX_SIDE = 4096;

  private final VideoSettings settings;
  private final PictureEncoder.Factory encoders;
  private final List<byte[]> clips = new ArrayList<>();
  private PictureEncoder encoder;
  private YuvPlanes planes;
  private int[] argb;
  private int count;

  /** Whether the current picture has images. */
  private boolean isUsed;

  ClipEncoder(VideoSettings settings, PictureEncoder.Factory encoders) {
    this.settings =
        VideoSettings.of(settings.width(), settings.height(), settings.rate())
            .withEncoding(CRF, VideoSettings.DEFAULT_PRESET);
    this.encoders = encoders;
  }

  /** Whether frames have a size that decoders in browsers permit, and FFmpeg can encode H.264. */
  boolean isPossible() {
    int width = settings.width();
    int height = settings.height();
    return width % 2 == 0
        && height % 2 == 0
        && Math.max(width, height) <= MAX_SIDE
        && settings.isEncodable();
  }

  /** Adds an image on a background to the picture of the current frame. */
  FilmImage.Part add(Mark.Picture image, Color background) {
    if (argb == null) {
      argb = new int[settings.width() * settings.height()];
    }
    int opaque = background.toArgb();
    if (!isUsed) {
      Arrays.fill(argb, opaque);
      isUsed = true;
    }
    Bounds box = image.bounds();
    int left = (int) Math.rint(box.min().x());
    int top = (int) Math.rint(box.min().y());
    int width = image.source().width();
    int[] pixels = image.source().argb();
    for (int i = 0; i < pixels.length; i++) {
      argb[(top + i / width) * settings.width() + left + i % width] = over(pixels[i], opaque);
    }
    return new FilmImage.Part(clips.size(), count, left, top, width, image.source().height());
  }

  private static int over(int pixel, int background) {
    int alpha = pixel >>> 24;
    int result = 0xFF;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int mixed = (pixel >>> shift & 255) * alpha + (background >>> shift & 255) * (255 - alpha);
      result = result << 8 | (mixed + 127) / 255;
    }
    return result;
  }

  /** Encodes the picture of the current frame if it has images. */
  void endFrame() {
    if (!isUsed) {
      return;
    }
    isUsed = false;
    if (planes == null) {
      planes = new YuvPlanes(settings.width(), settings.height());
    }
    if (encoder == null) {
      encoder = encoders.open(settings);
    }
    planes.update(argb, Damage.all(settings.width(), settings.height()));
    encoder.frame(planes);
    if (++count == MAX_PICTURES) {
      endClip();
    }
  }

  private void endClip() {
    if (encoder != null) {
      clips.add(bytes(encoder.finish()));
      encoder.close();
      encoder = null;
      count = 0;
    }
  }

  /** Returns the clips of all frames. */
  List<byte[]> finish() {
    endClip();
    return clips;
  }

  private static byte[] bytes(Segment segment) {
    Column out = new Column();
    byte[] configuration = segment.decoderConfiguration();
    out.unsigned(configuration.length);
    out.add(configuration);
    out.unsigned(segment.frames());
    segment.forEachPacket(
        (data, from, length, pts, key) -> {
          out.unsigned(pts);
          out.unsigned(length);
          out.add(Arrays.copyOfRange(data, from, from + length));
        });
    return out.toBytes();
  }

  @Override
  public void close() {
    if (encoder != null) {
      encoder.close();
    }
    if (planes != null) {
      planes.close();
    }
  }
}
