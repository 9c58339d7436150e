package zoetrope.cli.options;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.render.request.Quality;
import zoetrope.render.result.UsageException;

/** The options for size, aspect ratio, frame rate and look. */
public final class PictureOptions {
  @Option(
      names = {"-q", "--quality"},
      paramLabel = "QUALITY",
      defaultValue = "high",
      description =
          "low (480p15), medium (720p30), high (1080p60, default), 2k (1440p60) or 4k (2160p60)")
  private Quality quality;

  @Option(
      names = {"-r", "--resolution"},
      paramLabel = "WxH",
      converter = SizeConverter.class,
      description = "Size in pixels, such as 1080x1920 (default: by --quality)")
  private Size size;

  @Option(
      names = "--aspect",
      paramLabel = "W:H",
      converter = AspectConverter.class,
      hideParamSyntax = true,
      split = ",",
      description =
          "Aspect ratio, such as 9:16; keeps the shorter side; 'render check' takes several:"
              + " 16:9,9:16")
  private List<Size> aspects = List.of();

  @Option(
      names = "--fps",
      paramLabel = "RATE",
      description = "Frames per second, such as 25, 29.97 or 30000/1001 (default: by --quality)")
  private FrameRate rate;

  @Option(
      names = "--fit",
      paramLabel = "HOW",
      defaultValue = "expand",
      description =
          "How a scene for 16:9 fills another aspect ratio: expand (show more around it, default),"
              + " letterbox (add bars) or height (crop the sides)")
  private FrameFit fit;

  @Option(
      names = "--look",
      paramLabel = "LOOK",
      defaultValue = "screen",
      description =
          "screen (default), or print: dark ink on white paper; images and light scenes stay as"
              + " they are")
  private Look look;

  /** The media that frames can be drawn for. */
  enum Look {
    SCREEN,
    PRINT
  }

  boolean isForPrint() {
    return look == Look.PRINT;
  }

  FrameFit fit() {
    return fit;
  }

  int width() {
    return size().width();
  }

  int height() {
    return size().height();
  }

  private Size size() {
    UsageException.require(
        aspects.size() <= 1,
        "--aspect has %s aspect ratios: give one; only 'render check' takes several",
        aspects.size());
    Size whole = size == null ? new Size(quality.width(), quality.height()) : size;
    return aspects.isEmpty() ? whole : whole.inShapeOf(aspects.get(0));
  }

  /** Returns a copy of these options for each aspect ratio of {@code --aspect}. */
  public List<PictureOptions> shapes() {
    return aspects.size() < 2 ? List.of(this) : aspects.stream().map(this::withAspect).toList();
  }

  /** Whether an option sets the aspect ratio. */
  public boolean setsAspect() {
    return size != null || !aspects.isEmpty();
  }

  private PictureOptions withAspect(Size aspect) {
    PictureOptions one = new PictureOptions();
    one.quality = quality;
    one.size = size;
    one.aspects = List.of(aspect);
    one.rate = rate;
    one.fit = fit;
    one.look = look;
    return one;
  }

  public FrameRate rate() {
    return rate == null ? quality.rate() : rate;
  }

  /** A size in pixels, or an aspect ratio. */
  record Size(int width, int height) {
    /**
     * Returns the size that has the aspect ratio of {@code shape} and the shorter side of this
     * size. The longer side is rounded to an even number, unless both sides are equal.
     */
    Size inShapeOf(Size shape) {
      int shorter = Math.min(width, height);
      double ratio =
          (double) Math.max(shape.width, shape.height) / Math.min(shape.width, shape.height);
      int longer = ratio == 1 ? shorter : 2 * (int) Math.rint(shorter * ratio / 2);
      return shape.width > shape.height ? new Size(longer, shorter) : new Size(shorter, longer);
    }

    /** Reads the two numbers that are the groups of a regular expression. */
    static Size parse(String text, String regex, String expected) {
      Matcher sides = Pattern.compile(regex).matcher(text);
      if (!sides.matches()) {
        throw new TypeConversionException("'" + text + "' is not " + expected);
      }
      return new Size(Integer.parseInt(sides.group(1)), Integer.parseInt(sides.group(2)));
    }
  }

  static final class AspectConverter implements ITypeConverter<Size> {
    @Override
    public Size convert(String text) {
      return Size.parse(
          text, "([1-9]\\d{0,3}):([1-9]\\d{0,3})", "an aspect ratio: expected W:H, such as 9:16");
    }
  }

  static final class SizeConverter implements ITypeConverter<Size> {
    @Override
    public Size convert(String text) {
      return Size.parse(
          text, "(\\d{1,5})[xX](\\d{1,5})", "a size: expected WxH, such as 1920x1080");
    }
  }
}
