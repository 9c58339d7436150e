package zoetrope.internal.video.encode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.NeedsX264;
import zoetrope.frame.FrameRate;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;
import zoetrope.readback.FilmReader;

/**
 * Small changes are encoded without x264, and decoders reconstruct the same pictures as the
 * encoder.
 */
@NeedsX264
class DeltaPicturesTest {
  @TempDir Path folder;

  private static VideoSettings settings(int width, int height) {
    return VideoSettings.of(width, height, FrameRate.of(30));
  }

  /**
   * Returns a frame of a small scene: a soft background, a disc that drifts by fractions of a
   * pixel, a bar that fades.
   */
  private static int[] scene(int width, int height, double t, Random noise) {
    int[] argb = MovingImages.picture(width, height, 0);
    double x0 = width * 0.2 + 13.37 * t;
    double y0 = height * 0.4 + 5.21 * t;
    double radius = Math.min(width, height) * 0.17;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double inside =
            Math.max(0, Math.min(1, radius - Math.sqrt((x - x0) * (x - x0) + (y - y0) * (y - y0))));
        if (inside > 0) {
          int value = (int) (inside * (90 + 60 * ((x ^ y) >> 2 & 1)));
          argb[y * width + x] = 0xff000000 | value << 16 | value << 8 | 200;
        }
        if (y > height * 3 / 4 && x > width / 2 && x < width / 2 + 40) {
          int value = (int) (255 * Math.min(1, t / 6));
          argb[y * width + x] = 0xff000000 | value << 8;
        }
      }
    }
    for (int i = 0; noise != null && i < 30; i++) {
      argb[noise.nextInt(argb.length)] = 0xff000000 | noise.nextInt(1 << 24);
    }
    return argb;
  }

  private record Result(Segment segment, byte[] expected) {}

  /**
   * Encodes {@code count} pictures; the expected bytes are the delta encoder's reconstruction of
   * the last.
   */
  private static Result encode(
      VideoSettings settings, int count, long repeats, boolean noisy, boolean paintAll) {
    int width = settings.width();
    int height = settings.height();
    Random noise = noisy ? new Random(7) : null;
    try (YuvPlanes planes = new YuvPlanes(width, height);
        H264SegmentEncoder encoder = new H264SegmentEncoder(settings)) {
      int[] before = null;
      for (int k = 0; k < count; k++) {
        int[] argb = scene(width, height, k / 4.0, noise);
        planes.update(argb, paintAll ? Damage.all(width, height) : damage(before, argb, width));
        encoder.frame(planes);
        before = argb;
      }
      encoder.repeatLast(repeats);
      Segment segment = encoder.finish();
      YuvPicture decoded = encoder.reconstruction().orElse(null);
      return new Result(segment, decoded == null ? null : shown(decoded));
    }
  }

  private static Damage damage(int[] before, int[] now, int width) {
    int height = now.length / width;
    Damage damage = new Damage(width, height);
    for (int i = 0; i < now.length; i++) {
      if (before == null || before[i] != now[i]) {
        damage.add(i % width, i / width, i % width + 1, i / width + 1);
      }
    }
    return damage;
  }

  private static byte[] shown(YuvPicture samples) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int plane = 0; plane < 3; plane++) {
      int scale = plane == 0 ? 1 : 2;
      for (int y = 0; y < samples.height() / scale; y++) {
        all.write(samples.plane(plane), y * samples.stride(plane), samples.width() / scale);
      }
    }
    return all.toByteArray();
  }

  private byte[] decodeLast(VideoSettings settings, Segment segment) {
    Path file = folder.resolve("film.mp4");
    try (SegmentedFilm film = SegmentedFilm.open(file, settings)) {
      film.append(segment);
      film.finish();
    }
    byte[] last = null;
    int pictures = 0;
    try (FilmReader reader = FilmReader.open(file)) {
      while (reader.next()) {
        last = reader.planes();
        pictures++;
      }
    }
    assertEquals(segment.frames(), pictures);
    return last;
  }

  @ParameterizedTest
  @CsvSource({
    "320, 240, false",
    "320, 240, true",
    "350, 198, false",
    "350, 198, true",
    "210, 130, true",
    "32, 416, true",
    "34, 50, true",
    "16, 16, false",
    "18, 200, true",
    "200, 18, false"
  })
  void decodersReconstructTheSamePicturesAsTheEncoder(int width, int height, boolean noisy) {
    for (int crf = 13; crf <= 51; crf += 19) {
      VideoSettings settings =
          VideoSettings.of(width, height, FrameRate.of(30))
              .withEncoding(crf, VideoSettings.DEFAULT_PRESET);
      for (int count = 2; count < 30; count += 9) {
        Result result = encode(settings, count, count % 2, noisy, false);
        if (result.expected() != null) {
          assertArrayEquals(result.expected(), decodeLast(settings, result.segment()));
        }
      }
    }
  }

  /**
   * x264 encodes a slice of a key frame in a picture of another height. Then the slice is moved to
   * its place in the key frame.
   */
  @ParameterizedTest
  @CsvSource({
    "superfast, cabac=0",
    "superfast, slices=3",
    "superfast, no-deblock=1:ref=3",
    "superfast, bframes=0:crf=30",
    "ultrafast, ''",
    "ultrafast, 'cabac=1:deblock=2,-1'"
  })
  void relocatedSlicesDecodeWithAnyX264Settings(String preset, String parameters) {
    VideoSettings settings =
        VideoSettings.of(160, 400, FrameRate.of(30))
            .withEncoding(24, preset)
            .withParameters(parameters);
    int[] argb = scene(160, 400, 2, new Random(5));
    try (YuvPlanes planes = new YuvPlanes(160, 400);
        H264SegmentEncoder encoder = new H264SegmentEncoder(settings)) {
      for (int k = 0; k < 4; k++) {
        argb[3000 + k] = 0xffffffff;
        planes.update(argb, Damage.all(160, 400));
        encoder.frame(planes);
      }
      Segment segment = encoder.finish();
      assertArrayEquals(
          shown(encoder.reconstruction().orElseThrow()), decodeLast(settings, segment));
    }
  }

  @Test
  void theSliceCacheDoesNotChangeTheOutput() throws Exception {
    VideoSettings settings = settings(160, 400);
    int[] page = MovingImages.picture(160, 400, 0);
    int[] marked = page.clone();
    Arrays.fill(marked, 160 * 300 + 20, 160 * 300 + 50, 0xFFFFFFFF);
    int[] other = scene(160, 400, 3, new Random(3));
    SegmentEncoders shared = new SegmentEncoders();
    for (int[] picture : new int[][] {page, marked, page, other, marked, marked}) {
      assertArrayEquals(
          keyFrame(settings, picture, new SegmentEncoders()), keyFrame(settings, picture, shared));
    }
  }

  private static byte[] keyFrame(VideoSettings settings, int[] argb, SegmentEncoders encoders)
      throws Exception {
    int width = settings.width();
    int height = settings.height();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (YuvPlanes planes = new YuvPlanes(width, height);
        H264SegmentEncoder encoder = new H264SegmentEncoder(settings, encoders)) {
      planes.update(argb, Damage.all(width, height));
      encoder.frame(planes);
      encoder.repeatLast(3);
      Segment.FORM.write(encoder.finish(), bytes);
    }
    return bytes.toByteArray();
  }

  @ParameterizedTest
  @CsvSource({
    "superfast, 8x8dct=0:b-adapt=0:scenecut=0:ipratio=2.4",
    "superfast, bframes=0",
    "superfast, bframes=1",
    "ultrafast, ''"
  })
  void theDeltaEncoderContinuesWhereverX264Stops(String preset, String parameters) {
    for (int loud = 1; loud < 12; loud++) {
      VideoSettings settings =
          VideoSettings.of(160, 96, FrameRate.of(30))
              .withEncoding(24, preset)
              .withParameters(parameters);
      int[] ground = MovingImages.picture(160, 96, 0);
      Random noise = new Random(loud);
      try (YuvPlanes planes = new YuvPlanes(160, 96);
          H264SegmentEncoder encoder = new H264SegmentEncoder(settings)) {
        for (int k = 0; k < loud + 30; k++) {
          int[] argb = k < loud ? noise.ints(ground.length).toArray() : ground.clone();
          argb[k] = 0xffffffff;
          planes.update(argb, Damage.all(160, 96));
          encoder.frame(planes);
        }
        Segment segment = encoder.finish();
        assertTrue(encoder.reconstruction().isPresent(), "x264 encoded all after " + loud);
        assertArrayEquals(
            shown(encoder.reconstruction().orElseThrow()), decodeLast(settings, segment));
      }
    }
  }

  @Test
  void encodesSmallChangesWithoutX264() {
    assertNotNull(encode(settings(640, 480), 6, 0, false, false).expected());
  }

  @Test
  void theDamageDoesNotChangeTheOutput() throws Exception {
    ByteArrayOutputStream little = new ByteArrayOutputStream();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    Segment.FORM.write(encode(settings(350, 198), 20, 3, false, false).segment(), little);
    Segment.FORM.write(encode(settings(350, 198), 20, 3, false, true).segment(), all);
    assertArrayEquals(all.toByteArray(), little.toByteArray());
  }

  @Test
  void thePlanesDoNotChangeTheOutput() throws Exception {
    assertArrayEquals(spotted(false), spotted(true));
  }

  /**
   * Encodes pictures; every third has a spot, which must not remain in the next. The pictures with
   * a spot are in separate planes, as if another thread drew them, or in the same planes as the
   * others.
   */
  private static byte[] spotted(boolean inSeparatePlanes) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (YuvPlanes planes = new YuvPlanes(640, 480);
        YuvPlanes separate = new YuvPlanes(640, 480);
        H264SegmentEncoder encoder = new H264SegmentEncoder(settings(640, 480))) {
      int[] before = null;
      for (int k = 0; k < 20; k++) {
        int[] argb = scene(640, 480, k / 4.0, null);
        boolean hasSpot = k % 3 == 1;
        if (hasSpot) {
          Arrays.fill(argb, 640 * 40 + 500, 640 * 40 + 530, 0xFFFFFFFF);
        }
        if (hasSpot && inSeparatePlanes) {
          separate.update(argb, Damage.all(640, 480));
          encoder.frame(separate);
        } else {
          planes.update(argb, damage(before, argb, 640));
          before = argb;
          encoder.frame(planes);
        }
      }
      Segment.FORM.write(encoder.finish(), bytes);
    }
    return bytes.toByteArray();
  }

  @Test
  void encodesRepeatedPicturesMoreFinely() {
    VideoSettings settings = settings(640, 480);
    double staying = error(settings, encode(settings, 12, 30, false, false));
    double passing = error(settings, encode(settings, 12, 0, false, false));
    assertTrue(staying < 0.8 * passing, staying + " and " + passing);
  }

  /** Returns the mean squared error of luma in the area that changed up to the last picture. */
  private double error(VideoSettings settings, Result result) {
    byte[] decoded = decodeLast(settings, result.segment());
    byte[] first = luma(settings, 0);
    byte[] last = luma(settings, 11 / 4.0);
    double sum = 0;
    int count = 0;
    for (int i = 0; i < last.length; i++) {
      if (first[i] != last[i]) {
        double difference = (last[i] & 0xff) - (decoded[i] & 0xff);
        sum += difference * difference;
        count++;
      }
    }
    return sum / count;
  }

  private static byte[] luma(VideoSettings settings, double t) {
    int width = settings.width();
    int height = settings.height();
    try (YuvPlanes planes = new YuvPlanes(width, height)) {
      planes.update(scene(width, height, t, null), Damage.all(width, height));
      return planes.plane(0);
    }
  }

  @Test
  void anUnchangedFrameTakesFewBytesAfterItsRefinement() {
    VideoSettings settings = settings(640, 480);
    try (YuvPlanes planes = new YuvPlanes(640, 480);
        H264SegmentEncoder encoder = new H264SegmentEncoder(settings)) {
      planes.update(scene(640, 480, 0, null), Damage.all(640, 480));
      encoder.frame(planes);
      for (int i = 0; i < 20; i++) {
        encoder.frame(planes);
      }
      Segment segment = encoder.finish();
      long[] total = new long[1];
      segment.forEachPacket(
          (data, from, length, shown, key) -> {
            if (shown > 1) {
              total[0] += length;
            }
          });
      assertTrue(total[0] <= 19 * 20, "bytes: " + total[0]);
    }
  }
}
