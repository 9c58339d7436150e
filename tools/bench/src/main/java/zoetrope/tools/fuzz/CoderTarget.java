package zoetrope.tools.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import zoetrope.frame.FrameRate;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.gif.GifFilm;
import zoetrope.internal.video.gif.GifSegmentEncoder;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;
import zoetrope.readback.FilmReader;

/**
 * The encoders: random videos, decoded by FFmpeg. If OpenH264 is present, it decodes H.264 as well,
 * and both must give equal pictures. The last picture must equal the encoder's reconstruction, if
 * the encoder has one. The last picture of a GIF must equal the encoded one.
 */
final class CoderTarget extends FolderTarget {
  private static final String OPEN_H264 = "libopenh264";

  /** The largest mean error of luma at any quality, in 8-bit steps. */
  private static final double MAX_ERROR = 40;

  private final SegmentEncoders encoders = new SegmentEncoders();

  /** Whether OpenH264 can decode; null before it was tried. */
  private Boolean hasOpenH264;

  /** Returns a random seed of the pictures. */
  @Override
  public byte[] generate(Random random) {
    return ByteBuffer.allocate(Long.BYTES).putLong(random.nextLong()).array();
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    Random random = new Random(ByteBuffer.wrap(Arrays.copyOf(input, Long.BYTES)).getLong());
    int width = 2 * (8 + random.nextInt(60));
    int height = 2 * (8 + random.nextInt(40));
    FrameRate rate = FrameRate.of(List.of(10, 25, 30, 50).get(random.nextInt(4)));
    String preset = random.nextInt(4) == 0 ? "ultrafast" : VideoSettings.DEFAULT_PRESET;
    double crf = random.nextInt(3) == 0 ? random.nextInt(52) : VideoSettings.DEFAULT_CRF;
    VideoSettings settings = VideoSettings.of(width, height, rate).withEncoding(crf, preset);
    switch (random.nextInt(6)) {
      case 0 -> gif(settings, random);
      case 1 -> film(settings, random, OutputFormat.WEBM, file("film.webm"));
      default -> film(settings, random, OutputFormat.MP4, file("film.mp4"));
    }
    return true;
  }

  private void film(VideoSettings plain, Random random, OutputFormat format, Path file)
      throws Exception {
    VideoSettings settings = plain.with(Coding.DEFAULT.in(format));
    long frames = 0;
    Optional<byte[]> expected = Optional.empty();
    byte[] original = null;
    Files.deleteIfExists(file);
    try (SegmentedFilm film = SegmentedFilm.open(file, settings);
        YuvPlanes planes = new YuvPlanes(settings.width(), settings.height())) {
      for (int k = 1 + random.nextInt(3); k > 0; k--) {
        try (PictureEncoder encoder = encoders.open(settings)) {
          ChangingPictures pictures = new ChangingPictures(settings, random);
          for (int i = random.nextInt(16); i >= 0; i--) {
            planes.update(pictures.next(), pictures.damage());
            encoder.frame(planes);
          }
          encoder.repeatLast(random.nextInt(3) * random.nextInt(20));
          Segment segment = encoder.finish();
          expected = encoder.reconstruction().map(CoderTarget::samples);
          frames += segment.frames();
          film.append(segment);
        }
      }
      original = luma(planes);
      film.finish();
    }
    List<byte[]> shown = decoded(file, null);
    require(shown.size() == frames, shown.size() + " pictures of " + frames);
    byte[] last = shown.get(shown.size() - 1);
    if (expected.isPresent()) {
      require(
          Arrays.equals(expected.get(), last),
          "the last decoded picture differs from the encoder's");
    }
    requireNear(original, last);
    boolean lossless = settings.crf() == 0; // OpenH264 does not support lossless video.
    if (format == OutputFormat.MP4 && !lossless && hasOpenH264(file)) {
      compare(shown, decoded(file, OPEN_H264));
    }
  }

  private boolean hasOpenH264(Path file) {
    if (hasOpenH264 == null) {
      try (FilmReader reader = FilmReader.open(file, OPEN_H264)) {
        hasOpenH264 = reader.next();
      } catch (VideoException e) {
        hasOpenH264 = false;
      }
    }
    return hasOpenH264;
  }

  private static void compare(List<byte[]> first, List<byte[]> other) throws UnwantedOutcome {
    require(first.size() == other.size(), first.size() + " and " + other.size() + " pictures");
    for (int i = 0; i < first.size(); i++) {
      require(Arrays.equals(first.get(i), other.get(i)), "decoders differ in picture " + i);
    }
  }

  private static List<byte[]> decoded(Path file, String decoder) {
    List<byte[]> pictures = new ArrayList<>();
    try (FilmReader reader = FilmReader.open(file, decoder)) {
      while (reader.next()) {
        pictures.add(reader.planes());
      }
    }
    return pictures;
  }

  private static byte[] samples(YuvPicture picture) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int plane = 0; plane < 3; plane++) {
      int scale = plane == 0 ? 1 : 2;
      for (int y = 0; y < picture.height() / scale; y++) {
        all.write(picture.plane(plane), y * picture.stride(plane), picture.width() / scale);
      }
    }
    return all.toByteArray();
  }

  private static byte[] luma(YuvPlanes planes) {
    return planes.plane(0).clone();
  }

  private static void requireNear(byte[] original, byte[] shown) throws UnwantedOutcome {
    long sum = 0;
    for (int i = 0; i < original.length; i++) {
      sum += Math.abs((original[i] & 0xff) - (shown[i] & 0xff));
    }
    double error = (double) sum / original.length;
    require(error <= MAX_ERROR, "the last picture is off by " + error + " on average");
  }

  private void gif(VideoSettings settings, Random random) throws IOException, UnwantedOutcome {
    Path file = file("film.gif");
    Files.deleteIfExists(file);
    int[] last = null;
    try (GifFilm film = GifFilm.open(file, settings)) {
      long number = 0;
      for (int k = 1 + random.nextInt(3); k > 0; k--) {
        GifSegmentEncoder encoder = new GifSegmentEncoder(settings);
        ChangingPictures pictures = new ChangingPictures(settings, random).ofFewColors();
        for (int i = random.nextInt(12); i >= 0; i--, number += 5) {
          last = pictures.next().clone();
          encoder.picture(last, number, 5);
        }
        film.append(encoder.finish());
      }
      film.finish();
    }
    int[] shown = null;
    try (FilmReader reader = FilmReader.open(file)) {
      while (reader.next()) {
        shown = reader.argb();
      }
    }
    require(Arrays.equals(last, shown), "the GIF ends in another picture");
  }

  private static void require(boolean condition, String otherwise) throws UnwantedOutcome {
    if (!condition) {
      throw new UnwantedOutcome(otherwise);
    }
  }

  /** Pictures that each differ from the previous one by some rectangles and points. */
  private static final class ChangingPictures {
    private static final int MAX_COLORS = 200;

    private final int width;
    private final int height;
    private final Random random;
    private final int[] argb;
    private int[] palette = {};
    private Damage damage;

    ChangingPictures(VideoSettings settings, Random random) {
      this.width = settings.width();
      this.height = settings.height();
      this.random = random;
      this.argb = new int[width * height];
      Arrays.fill(argb, color());
      this.damage = Damage.all(width, height);
      for (int i = random.nextInt(8); i > 0; i--) {
        change();
      }
    }

    ChangingPictures ofFewColors() {
      palette = new int[1 + random.nextInt(MAX_COLORS)];
      Arrays.setAll(palette, i -> 0xff000000 | random.nextInt(1 << 24));
      Arrays.fill(argb, color());
      return this;
    }

    int[] next() {
      if (!damage.isAll() || random.nextBoolean()) {
        damage = new Damage(width, height);
        for (int i = random.nextInt(random.nextInt(8) == 0 ? 12 : 3); i > 0; i--) {
          change();
        }
        damage = damage.isEmpty() && random.nextInt(4) == 0 ? Damage.all(width, height) : damage;
      }
      return argb;
    }

    Damage damage() {
      Damage result = damage;
      damage = new Damage(width, height);
      return result;
    }

    private int color() {
      return palette.length > 0
          ? palette[random.nextInt(palette.length)]
          : 0xff000000 | random.nextInt(1 << 24);
    }

    private void change() {
      int x0 = random.nextInt(width);
      int y0 = random.nextInt(height);
      int x1 = Math.min(width, x0 + 1 + random.nextInt(random.nextInt(4) == 0 ? width : 12));
      int y1 = Math.min(height, y0 + 1 + random.nextInt(random.nextInt(4) == 0 ? height : 12));
      boolean noisy = random.nextInt(4) == 0;
      int color = color();
      for (int y = y0; y < y1; y++) {
        for (int x = x0; x < x1; x++) {
          argb[y * width + x] = noisy ? color() : color;
        }
      }
      damage.add(x0, y0, x1, y1);
    }
  }
}
