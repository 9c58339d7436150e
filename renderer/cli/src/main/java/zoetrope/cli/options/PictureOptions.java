package zoetrope.cli.options;

import java.util.ArrayList;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.render.request.Quality;

/** Size and frame rate. */
public final class PictureOptions {
  @Option(
      names = {"-q", "--quality"},
      paramLabel = "QUALITY",
      defaultValue = "high",
      completionCandidates = Labels.class,
      converter = Converters.OfQuality.class,
      description =
          "low (854x480, 15 fps), medium (1280x720, 30), high (1920x1080, 60; the default), 2k"
              + " (2560x1440, 60) or 4k (3840x2160, 60)")
  private Quality quality;

  @Option(
      names = {"-r", "--resolution"},
      paramLabel = "WxH",
      converter = SizeConverter.class,
      description =
          "the picture's size in pixels, such as 1080x1920, in place of the quality's; the sides of"
              + " films are even, unless they are ${bundle:FILM.anySize}")
  private Size size;

  @Option(
      names = "--aspect",
      paramLabel = "W:H",
      converter = AspectConverter.class,
      description =
          "the picture's shape, such as 9:16, 1:1 or 4:5: its shorter side stays as long as it is"
              + " by --quality or --resolution")
  private Size aspect;

  @Option(
      names = "--fps",
      paramLabel = "RATE",
      converter = Converters.OfRate.class,
      description = "frames a second, such as 25, 29.97 or 30000/1001, in place of the quality's")
  private FrameRate rate;

  @Option(
      names = "--fit",
      paramLabel = "HOW",
      defaultValue = "expand",
      completionCandidates = Fits.class,
      converter = Converters.OfFit.class,
      description =
          "what becomes of a scene's frame (16:9) in a picture of another shape: expand (all of it"
              + " is seen and there is more room; the default), letterbox (bars beside it) or"
              + " height (it keeps its height, as in Manim; in narrow pictures the sides are not"
              + " seen)")
  private FrameFit fit;

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
    Size whole = size == null ? new Size(quality.width(), quality.height()) : size;
    return aspect == null ? whole : whole.inShapeOf(aspect);
  }

  FrameRate rate() {
    return rate == null ? quality.rate() : rate;
  }

  /** A size in pixels, or a shape. */
  record Size(int width, int height) {
    /**
     * The size of this shape whose shorter side is as long as it is here; the longer one is even.
     */
    Size inShapeOf(Size shape) {
      int shorter = Math.min(width, height);
      double ratio =
          (double) Math.max(shape.width, shape.height) / Math.min(shape.width, shape.height);
      int longer = ratio == 1 ? shorter : 2 * (int) Math.rint(shorter * ratio / 2);
      return shape.width > shape.height ? new Size(longer, shorter) : new Size(shorter, longer);
    }
  }

  /** The labels of the qualities, for completion. */
  static final class Labels extends ArrayList<String> {
    Labels() {
      for (Quality quality : Quality.values()) {
        add(quality.toString());
      }
    }
  }

  /** The names of the fits, for completion. */
  static final class Fits extends ArrayList<String> {
    Fits() {
      for (FrameFit fit : FrameFit.values()) {
        add(fit.toString());
      }
    }
  }

  /** Reads a shape. */
  static final class AspectConverter implements ITypeConverter<Size> {
    @Override
    public Size convert(String text) {
      if (!text.matches("[1-9]\\d{0,3}:[1-9]\\d{0,3}")) {
        throw new TypeConversionException("'" + text + "' is no shape: expected W:H, as 9:16");
      }
      String[] sides = text.split(":");
      return new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }
  }

  /** Reads a size. */
  static final class SizeConverter implements ITypeConverter<Size> {
    @Override
    public Size convert(String text) {
      if (!text.matches("\\d{1,5}[xX]\\d{1,5}")) {
        throw new TypeConversionException(
            "'" + text + "' is not a size: expected WxH, as 1920x1080");
      }
      String[] sides = text.split("[xX]");
      return new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }
  }
}
