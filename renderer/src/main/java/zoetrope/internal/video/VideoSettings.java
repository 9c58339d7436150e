package zoetrope.internal.video;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;

/**
 * What decides the bytes of a film besides its pictures.
 *
 * @param width in pixels, even, 16 to 16384
 * @param height in pixels, even, 16 to 16384
 * @param rate frames a second, constant through the film
 * @param crf x264's constant rate factor, 0 (lossless) to 51 (worst)
 * @param preset x264's name for the speed, {@code ultrafast} to {@code placebo}
 * @param parameters of x264 on top of the preset, as {@code name=value:name=value}; may be empty
 */
public record VideoSettings(
    int width, int height, FrameRate rate, double crf, String preset, String parameters) {
  /**
   * The preset to use unless the author wants small files: the fastest that is as good as x264's
   * own default, {@code medium} at 23, in less than 2 Mbit/s.
   */
  public static final String DEFAULT_PRESET = "superfast";

  /** The rate factor that goes with {@link #DEFAULT_PRESET}. */
  public static final double DEFAULT_CRF = 24;

  private static final List<String> PRESETS =
      List.of(
          "ultrafast",
          "superfast",
          "veryfast",
          "faster",
          "fast",
          "medium",
          "slow",
          "slower",
          "veryslow",
          "placebo");

  /**
   * What is better done otherwise for such pictures: ultrafast leaves out what costs hardly any
   * time; the large transform of superfast blurs what is sharp, and its search for the best number
   * of B pictures and for cuts takes a fifth of its time and makes files no smaller. A key frame is
   * mostly what stays to be seen: coded finely at once ({@code ipratio}, 1.4 by x264's own choice),
   * it need not be coded once more when it has come to rest.
   */
  private static final Map<String, String> PARAMETERS =
      Map.of("ultrafast", "bframes=2", "superfast", "8x8dct=0:b-adapt=0:scenecut=0:ipratio=2.4");

  /** What keeps x264 from cutting a picture up in slices. */
  private static final String WHOLE = "slices=1:slice-max-size=0:slice-max-mbs=0";

  private static final Pattern PARAMETER = Pattern.compile("([a-z0-9_-]+)=[A-Za-z0-9.,-]+");

  /** Segments and holds are built upon these, see {@link Codec#h264}. */
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

  /** Below this rate factor, films are meant to be nearly lossless: that is x264's work. */
  private static final double LEAST_CHANGES_CRF = 13;

  /** How coarsely is coded what will be replaced at once, beside the rate factor. */
  private static final int MOVING = 2;

  /** The same for what stays. */
  private static final int RESTING = -3;

  /** Throws {@link IllegalArgumentException} when a value is out of its range. */
  public VideoSettings {
    checkSide("width", width);
    checkSide("height", height);
    checkArea(width, height);
    if (rate == null) {
      throw new IllegalArgumentException("a film needs a frame rate, such as 60");
    }
    if (!(crf >= 0 && crf <= 51)) {
      throw new IllegalArgumentException(
          "crf " + crf + " is out of range: choose 0 (lossless) to 51 (worst), such as 23");
    }
    if (!PRESETS.contains(preset)) {
      throw new IllegalArgumentException(
          "'" + preset + "' is no preset: choose one of " + String.join(", ", PRESETS));
    }
    checkParameters(parameters);
  }

  /** Settings with the parameters that suit the preset, see {@link #parameters()}: few have any. */
  public VideoSettings(int width, int height, FrameRate rate, double crf, String preset) {
    this(width, height, rate, crf, preset, PARAMETERS.getOrDefault(preset, ""));
  }

  /** The settings for a size and a rate, with the default rate factor and preset. */
  public static VideoSettings of(int width, int height, FrameRate rate) {
    return new VideoSettings(width, height, rate, DEFAULT_CRF, DEFAULT_PRESET);
  }

  /** The settings of a slice of {@code newWidth x newHeight} pixels as a picture of its own. */
  VideoSettings ofSlice(int newWidth, int newHeight) {
    String all = parameters.isEmpty() ? WHOLE : parameters + ":" + WHOLE;
    return new VideoSettings(newWidth, newHeight, rate, crf, preset, all);
  }

  /** The names of the presets, fastest first. */
  public static List<String> presets() {
    return PRESETS;
  }

  /**
   * The frames from one key frame to the next at most: 4 seconds. A segment should have no more
   * moving frames than this. A hold that is longer should begin with a segment of its own, of one
   * frame: such a segment repeats its key frame at this interval, so that players need not decode a
   * long hold from its beginning.
   */
  public int keyInterval() {
    return (int) Math.max(1, Math.rint(KEY_SECONDS * rate.perSecond()));
  }

  /**
   * Whether pictures of which little changes are coded without x264. With the presets that are
   * chosen for small files they are not: there x264 finds more to save.
   */
  boolean codesChanges() {
    return PRESETS.indexOf(preset) <= PRESETS.indexOf(DEFAULT_PRESET) && crf >= LEAST_CHANGES_CRF;
  }

  /** The quantiser parameter of what changes in such pictures, 15 to 51. */
  int movingQuantizer() {
    return (int) Math.min(51, Math.rint(crf) + MOVING);
  }

  /** The quantiser parameter of what rests in such pictures, 10 to 48. */
  int restingQuantizer() {
    return (int) Math.rint(crf) + RESTING;
  }

  private static void checkParameters(String parameters) {
    for (String parameter : parameters.isEmpty() ? new String[0] : parameters.split(":", -1)) {
      Matcher matcher = PARAMETER.matcher(parameter);
      if (!matcher.matches()) {
        throw new IllegalArgumentException(
            "'" + parameter + "' is no parameter of x264: write name=value, such as bframes=2");
      }
      if (RESERVED.contains(matcher.group(1).replace('_', '-'))) {
        throw new IllegalArgumentException(
            "x264's parameter " + matcher.group(1) + " is not free: held pictures depend on it");
      }
    }
  }

  private static void checkSide(String name, int side) {
    if (side < 16 || side > 16384) {
      throw new IllegalArgumentException(
          name + " " + side + " is out of range: a film is 16 to 16384 pixels wide and high");
    }
    if (side % 2 != 0) {
      throw new IllegalArgumentException(
          name
              + " "
              + side
              + " is odd: a film's colour is stored for blocks of 2 x 2 pixels, and stills are its"
              + " frames; take "
              + (side + 1)
              + " instead");
    }
  }

  /** FFmpeg takes no larger picture: av_image_check_size, which adds 128 to both sides. */
  private static void checkArea(int width, int height) {
    if ((width + 128L) * (height + 128L) >= Integer.MAX_VALUE / 8) {
      throw new IllegalArgumentException(
          width
              + "x"
              + height
              + " is more than FFmpeg stores in a picture: take less than about 16000x16000");
    }
  }
}
