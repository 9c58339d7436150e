package zoetrope.internal.video.encode;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.FrameRate;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;
import zoetrope.output.VideoCodec;
import zoetrope.readback.FilmReader;

/** Moving test images, and videos made of them. */
public final class MovingImages {
  private MovingImages() {}

  /** Returns an image of a soft background, a square that moves with {@code k}, and thin bars. */
  public static int[] picture(int width, int height, int k) {
    int[] argb = new int[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int color = 0xff000000 | (40 + 100 * x / width) << 16 | 60 << 8 | 80 + 90 * y / height;
        if ((x + 3 * k) % width < width / 4 && y > height / 3 && y < 2 * height / 3) {
          color = 0xffe8b040;
        }
        if (y % 16 == 3 && x > width / 2) {
          color = 0xfff0f0f0;
        }
        argb[y * width + x] = color;
      }
    }
    return argb;
  }

  public static VideoSettings settings(int width, int height, String preset) {
    assumeTrue(VideoCodec.H264.isAvailable(), "this build of FFmpeg has no x264");
    return VideoSettings.of(width, height, FrameRate.of(30)).withEncoding(20, preset);
  }

  /**
   * Returns an MP4 segment of {@code count} images from number {@code from} on. The last image is
   * repeated {@code repeats} times.
   */
  public static Segment segment(VideoSettings settings, int from, int count, long repeats) {
    return segment(settings, OutputFormat.MP4, from, count, repeats);
  }

  /** Returns a segment like {@link #segment(VideoSettings, int, int, long)} for any format. */
  public static Segment segment(
      VideoSettings plain, OutputFormat format, int from, int count, long repeats) {
    VideoSettings settings = plain.with(Coding.DEFAULT.in(format));
    Damage all = Damage.all(settings.width(), settings.height());
    try (YuvPlanes planes = new YuvPlanes(settings.width(), settings.height());
        PictureEncoder encoder = new SegmentEncoders().open(settings)) {
      for (int k = from; k < from + count; k++) {
        planes.update(picture(settings.width(), settings.height(), k), all);
        encoder.frame(planes);
      }
      encoder.repeatLast(repeats);
      return encoder.finish();
    }
  }

  /** Returns the planes of an image, as {@link FilmReader#planes} returns them. */
  public static byte[] planes(VideoSettings settings, int k) {
    int width = settings.width();
    int height = settings.height();
    try (YuvPlanes planes = new YuvPlanes(width, height)) {
      planes.update(picture(width, height, k), Damage.all(width, height));
      byte[] all = new byte[width * height * 3 / 2];
      int at = 0;
      for (int i = 0; i < 3; i++) {
        byte[] plane = planes.plane(i);
        System.arraycopy(plane, 0, all, at, plane.length);
        at += plane.length;
      }
      return all;
    }
  }

  /**
   * Returns all frames of a video in order. Fails if the time of a frame does not match its number,
   * counted from 0.
   */
  public static List<byte[]> read(java.nio.file.Path film) {
    List<byte[]> pictures = new ArrayList<>();
    try (FilmReader reader = FilmReader.open(film)) {
      while (reader.next()) {
        double expected = pictures.size() / reader.rate().perSecond();
        if (Math.abs(reader.time() - expected) > 0.0006) {
          throw new AssertionError(
              "picture " + pictures.size() + " at " + reader.time() + " s, not " + expected);
        }
        pictures.add(reader.planes());
      }
    }
    return pictures;
  }

  /** Returns the peak signal-to-noise ratio of two pictures in decibels. */
  public static double psnr(byte[] a, byte[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      double difference = (a[i] & 0xff) - (b[i] & 0xff);
      sum += difference * difference;
    }
    return sum == 0 ? 100 : 10 * StrictMath.log10(255.0 * 255 * a.length / sum);
  }
}
