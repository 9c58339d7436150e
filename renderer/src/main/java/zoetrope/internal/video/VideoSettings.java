package zoetrope.internal.video;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.video.encode.Codec;
import zoetrope.output.Coding;
import zoetrope.output.VideoCodec;

/**
 * The settings of the encoder and the video. Together with the frames they determine the bytes of
 * the video.
 *
 * @param width the width in pixels, 1 to 16384; see {@link zoetrope.output.OutputFormat#checkSize}
 * @param height the height in pixels, 1 to 16384
 * @param rate the frames per second, which are constant throughout the video
 * @param crf x264's constant rate factor, 0 (lossless) to 51 (worst)
 * @param preset x264's name for the speed, {@code ultrafast} to {@code placebo}
 * @param parameters parameters of x264 that override the preset's, as {@code
 *     name=value:name=value}; may be empty
 * @param coding the codec, and whether frames are lossless or have alpha
 */
public record VideoSettings(
    int width,
    int height,
    FrameRate rate,
    double crf,
    String preset,
    String parameters,
    Coding coding) {
  /**
   * The default preset: the fastest preset that needs less than 2 Mbit/s for the default quality of
   * x264. The defaults of x264 are {@code medium} and a rate factor of 23.
   */
  public static final String DEFAULT_PRESET = "superfast";

  /** The default rate factor, for {@link #DEFAULT_PRESET}. */
  public static final double DEFAULT_CRF = 24;

  private static final List<String> PRESETS = VideoCodec.presets();

  /**
   * The parameters of x264 for animations, by preset. They override parameters of the presets that
   * are not optimal for animations. With ultrafast, B pictures make files smaller and cost hardly
   * any time. With superfast, the 8 x 8 transform blurs sharp edges. The decisions about B pictures
   * and scene cuts take a fifth of the time and do not make files smaller. Most parts of a key
   * frame stay unchanged in the following frames, so key frames get a finer quantiser ({@code
   * ipratio}, by default 1.4).
   */
  private static final Map<String, String> PARAMETERS =
      Map.of("ultrafast", "bframes=2", "superfast", "8x8dct=0:b-adapt=0:scenecut=0:ipratio=2.4");

  /** Parameters that prevent x264 from dividing a picture into slices. */
  private static final String SINGLE_SLICE = "slices=1:slice-max-size=0:slice-max-mbs=0";

  private static final Pattern PARAMETER = Pattern.compile("([a-z0-9_-]+)=[A-Za-z0-9.,-]+");

  /**
   * Parameters that cannot be set, because segments and static runs depend on their values; see
   * {@link Codec#h264}.
   */
  private static final Set<String> RESERVED =
      Set.of(
          "threads",
          "lookahead-threads",
          "sliced-threads",
          "b-pyramid",
          "open-gop",
          "force-cfr",
          "cpu-independent",
          "nal-hrd",
          "keyint",
          "intra-refresh",
          "interlaced",
          "fake-interlaced",
          "annexb",
          "repeat-headers",
          "stitchable");

  private static final int KEY_SECONDS = 4;

  /**
   * The minimum rate factor for the delta encoder. Below it, videos are nearly lossless, and x264
   * encodes all pictures.
   */
  private static final double MIN_DELTA_CRF = 13;

  /** The quantiser of changing macroblocks, relative to the rate factor. */
  private static final int COARSE_OFFSET = 2;

  /**
   * The quantiser of macroblocks that do not change in the next frame, relative to the rate factor.
   */
  private static final int FINE_OFFSET = -3;

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if a value is out of its range
   */
  public VideoSettings {
    checkSide("width", width);
    checkSide("height", height);
    checkArea(width, height);
    Preconditions.require(rate != null, "a video needs a frame rate, such as 60");
    Preconditions.require(
        crf >= 0 && crf <= 51,
        "crf %s is out of range: choose 0 (lossless) to 51 (worst), such as 23",
        crf);
    if (!PRESETS.contains(preset)) {
      throw new IllegalArgumentException(
          "'" + preset + "' is not a preset: expected " + String.join(", ", PRESETS));
    }
    checkParameters(parameters);
    Objects.requireNonNull(coding, "coding");
  }

  /**
   * Returns settings for opaque videos with the default codec, rate factor and preset.
   *
   * @throws IllegalArgumentException if a value is out of its range
   */
  public static VideoSettings of(int width, int height, FrameRate rate) {
    return new VideoSettings(
        width,
        height,
        rate,
        DEFAULT_CRF,
        DEFAULT_PRESET,
        PARAMETERS.get(DEFAULT_PRESET),
        Coding.DEFAULT);
  }

  /** Returns whether FFmpeg has an encoder for the codec. */
  public boolean isEncodable() {
    return coding.usedCodec().isAvailable();
  }

  /**
   * Returns a copy with another rate factor, and another preset with its default parameters.
   *
   * @throws IllegalArgumentException if a value is out of its range
   */
  public VideoSettings withEncoding(double newCrf, String newPreset) {
    String defaults = PARAMETERS.getOrDefault(newPreset, "");
    return new VideoSettings(width, height, rate, newCrf, newPreset, defaults, coding);
  }

  /**
   * Returns a copy with other parameters of x264.
   *
   * @throws IllegalArgumentException for parameters that cannot be set
   */
  public VideoSettings withParameters(String newParameters) {
    return new VideoSettings(width, height, rate, crf, preset, newParameters, coding);
  }

  public VideoSettings with(Coding newCoding) {
    return new VideoSettings(width, height, rate, crf, preset, parameters, newCoding);
  }

  /**
   * Returns the settings for a slice of {@code newWidth x newHeight} pixels that is encoded like a
   * separate picture.
   */
  public VideoSettings ofSlice(int newWidth, int newHeight) {
    String all = parameters.isEmpty() ? SINGLE_SLICE : parameters + ":" + SINGLE_SLICE;
    return new VideoSettings(newWidth, newHeight, rate, crf, preset, all, coding);
  }

  public static List<String> presets() {
    return PRESETS;
  }

  /**
   * Returns the maximum distance of key frames for FFmpeg's encoders and for static runs: the
   * number of frames in 4 seconds. A static run that follows a key frame repeats the key frame at
   * this distance, so that players can seek in the run.
   */
  public int keyInterval() {
    return (int) Math.max(1, Math.rint(KEY_SECONDS * rate.perSecond()));
  }

  /**
   * Whether pictures that change little are encoded by {@code DeltaEncoder}. Slower presets, which
   * are chosen for small files, do not use it because x264 compresses better.
   */
  public boolean usesDeltaEncoder() {
    return PRESETS.indexOf(preset) <= PRESETS.indexOf(DEFAULT_PRESET) && crf >= MIN_DELTA_CRF;
  }

  /** Returns the delta encoder's quantiser parameter of changing macroblocks, 15 to 51. */
  public int coarseQuantizer() {
    return (int) Math.min(51, Math.rint(crf) + COARSE_OFFSET);
  }

  /** Returns the delta encoder's quantiser parameter of unchanging macroblocks, 10 to 48. */
  public int fineQuantizer() {
    return (int) Math.rint(crf) + FINE_OFFSET;
  }

  private static void checkParameters(String parameters) {
    for (String parameter : parameters.isEmpty() ? new String[0] : parameters.split(":", -1)) {
      Matcher matcher = PARAMETER.matcher(parameter);
      Preconditions.require(
          matcher.matches(),
          "'%s' is not a parameter of x264: write name=value, such as bframes=2",
          parameter);
      Preconditions.require(
          !RESERVED.contains(matcher.group(1).replace('_', '-')),
          "x264's parameter %s cannot be set: repeated pictures depend on it",
          matcher.group(1));
    }
  }

  private static void checkSide(String name, int side) {
    Preconditions.require(
        side >= 1 && side <= 16384,
        "%s %s is out of range: a frame is 1 to 16384 pixels wide and high",
        name,
        side);
  }

  /**
   * Checks FFmpeg's limit for the area of a picture. FFmpeg's av_image_check_size adds 128 to both
   * sides.
   */
  private static void checkArea(int width, int height) {
    Preconditions.require(
        (width + 128L) * (height + 128L) < Integer.MAX_VALUE / 8,
        "%sx%s is more than a frame of FFmpeg can hold: choose less than about 16000x16000",
        width,
        height);
  }
}
