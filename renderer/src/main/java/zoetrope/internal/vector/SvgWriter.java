package zoetrope.internal.vector;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.video.still.Png;

/**
 * Writes a drawing as an SVG 1.1 file with blend modes, without external references. The same
 * drawing gives the same bytes.
 */
public final class SvgWriter implements Mark.Visitor {
  private final SvgOutput body = new SvgOutput();
  private final StringBuilder defs = new StringBuilder();
  private final Drawing drawing;

  /** The current target: the body, or a definition. */
  private SvgOutput out = body;

  private int ids;
  private final Map<RasterImage, String> smooth = new IdentityHashMap<>();
  private final Map<RasterImage, String> sharp = new IdentityHashMap<>();
  private final Map<Ink, String> inks = new IdentityHashMap<>();
  private final Map<String, String> clips = new HashMap<>();

  private SvgWriter(Drawing drawing) {
    this.drawing = drawing;
  }

  public static byte[] write(Drawing drawing, String title) {
    return write(drawing, title, Map.of());
  }

  /**
   * Returns the SVG file of a drawing, with metadata.
   *
   * @param tags the metadata by FFmpeg's names: title, artist, comment, date; may be empty
   */
  public static byte[] write(Drawing drawing, String title, Map<String, String> tags) {
    return new SvgWriter(drawing).file(title, tags).getBytes(StandardCharsets.UTF_8);
  }

  private String file(String title, Map<String, String> tags) {
    if (drawing.background().alpha() > 0) {
      body.append("<rect width=\"100%\" height=\"100%\"");
      flat("fill", drawing.background());
      body.append("/>\n");
    }
    marks(drawing.marks());
    texts();
    String size = drawing.width() + "\" height=\"" + drawing.height();
    String box = drawing.width() + " " + drawing.height();
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        + (" width=\"" + size + "\" viewBox=\"0 0 " + box + "\" fill=\"none\"")
        + (" stroke-miterlimit=\"" + Mark.Pen.AUTO_LIMIT + "\">\n")
        + ("<title>" + XmlText.of(title) + "</title>\n")
        + SvgMetadata.of(tags)
        + (defs.length() == 0 ? "" : "<defs>\n" + defs + "</defs>\n")
        + body.text()
        + "</svg>\n";
  }

  /** Writes marks. A group sets the style of neighbouring paths with the same style. */
  private void marks(List<Mark> marks) {
    for (int i = 0; i < marks.size(); ) {
      String style = style(marks.get(i));
      if (style == null) {
        marks.get(i++).accept(this);
        continue;
      }
      int end = i + 1;
      while (end < marks.size() && style.equals(style(marks.get(end)))) {
        end++;
      }
      boolean several = end - i > 1;
      if (several) {
        out.append("<g").append(style).append(">\n");
      }
      for (; i < end; i++) {
        out.append("<path").append(several ? "" : style).append(" d=\"");
        out.data(marks.get(i).path());
        out.append("\"/>\n");
      }
      if (several) {
        out.append("</g>\n");
      }
    }
  }

  /** Returns the style attributes of a path; null for a mark without a path. */
  private String style(Mark mark) {
    if (mark.path() == null) {
      return null;
    }
    return written(() -> mark.accept(this));
  }

  /** Returns what {@code writing} would write to the current target. */
  private String written(Runnable writing) {
    SvgOutput before = out;
    out = new SvgOutput();
    writing.run();
    String text = out.text();
    out = before;
    return text;
  }

  /** Writes the style attributes of a fill. */
  @Override
  public void fill(Mark.Fill fill) {
    ink("fill", fill.ink());
    if (fill.border() > 0) {
      ink("stroke", fill.ink());
      out.attribute("stroke-width", fill.border());
    }
  }

  /** Writes the style attributes of a line. */
  @Override
  public void line(Mark.Line line) {
    ink("stroke", line.ink());
    pen(line.pen());
  }

  private void pen(Mark.Pen pen) {
    out.attribute("stroke-width", pen.width());
    if (pen.join() != Stroke.Join.MITER) {
      out.attribute("stroke-linejoin", pen.join().name().toLowerCase(Locale.ROOT));
    } else if (pen.miterLimit() != Mark.Pen.AUTO_LIMIT) {
      out.attribute("stroke-miterlimit", pen.miterLimit());
    }
    if (pen.cap() != Stroke.Cap.BUTT) {
      out.attribute("stroke-linecap", pen.cap().name().toLowerCase(Locale.ROOT));
    }
    if (!pen.dashes().isEmpty()) {
      StringBuilder dashes = new StringBuilder();
      for (double dash : pen.dashes()) {
        dashes.append(dashes.length() == 0 ? "" : " ").append(SvgOutput.number(dash));
      }
      out.attribute("stroke-dasharray", dashes.toString());
      out.attribute("stroke-dashoffset", pen.dashOffset());
    }
  }

  @Override
  public void picture(Mark.Picture picture) {
    RasterImage source = picture.source();
    out.append("<use xlink:href=\"#").append(image(source, picture.smooth())).append('"');
    out.transform(
        "transform",
        Affine.scaling(1.0 / source.width(), 1.0 / source.height(), 1).then(picture.place()));
    out.append("/>\n");
  }

  @Override
  public void group(Mark.Group group) {
    String clip = group.clip() == null ? "" : clip(group.clip());
    String mask = group.veil() == null ? "" : mask(group.veil());
    out.append("<g");
    if (group.opacity() < 1) {
      out.attribute("opacity", group.opacity());
    }
    if (!clip.isEmpty()) {
      out.attribute("clip-path", "url(#" + clip + ")");
    }
    if (!mask.isEmpty()) {
      out.attribute("mask", "url(#" + mask + ")");
    }
    if (group.blend() != BlendMode.NORMAL) {
      String mode = group.blend().name().toLowerCase(Locale.ROOT).replace('_', '-');
      out.attribute("style", "mix-blend-mode:" + mode);
    }
    out.append(">\n");
    marks(group.marks());
    out.append("</g>\n");
  }

  // --- definitions ---

  /** Writes a definition with its attributes and content; returns its id. */
  private String define(String prefix, String element, Runnable attributes, Runnable content) {
    String id = prefix + ++ids;
    String definition =
        written(
            () -> {
              out.append('<').append(element).append(" id=\"").append(id).append('"');
              attributes.run();
              out.append(">\n");
              content.run();
              out.append("</").append(element).append(">\n");
            });
    defs.append(definition);
    return id;
  }

  private String clip(Path path) {
    return clips.computeIfAbsent(
        written(() -> out.data(path)),
        d -> define("c", "clipPath", () -> {}, () -> out.append("<path d=\"" + d + "\"/>\n")));
  }

  private String mask(Mark.Veil veil) {
    return define(
        "m",
        "mask",
        () -> {
          out.attribute("maskUnits", "userSpaceOnUse");
          out.attribute("x", 0);
          out.attribute("y", 0);
          out.attribute("width", drawing.width());
          out.attribute("height", drawing.height());
          if (veil.kind() == Mask.Kind.ALPHA) {
            out.attribute("style", "mask-type:alpha");
          }
        },
        () -> marks(veil.marks()));
  }

  private String image(RasterImage source, boolean isSmooth) {
    return (isSmooth ? smooth : sharp)
        .computeIfAbsent(
            source,
            s ->
                define(
                    "i",
                    "image",
                    () -> {
                      out.attribute("width", s.width());
                      out.attribute("height", s.height());
                      if (!isSmooth) {
                        out.attribute("style", "image-rendering:pixelated");
                      }
                      byte[] png = Png.encode(s.argb(), s.width(), s.height());
                      out.append(" xlink:href=\"data:image/png;base64,")
                          .append(Base64.getEncoder().encodeToString(png))
                          .append('"');
                    },
                    () -> {}));
  }

  // --- inks ---

  private void ink(String attribute, Ink ink) {
    ink.accept(
        new Ink.Visitor<Void>() {
          @Override
          public Void flat(Ink.Flat flat) {
            SvgWriter.this.flat(attribute, flat.color());
            return null;
          }

          @Override
          public Void gradient(Ink.Gradient gradient) {
            reference(() -> SvgWriter.this.gradient(gradient));
            return null;
          }

          @Override
          public Void tiles(Ink.Tiles tiles) {
            reference(() -> SvgWriter.this.tiles(tiles));
            if (tiles.opacity() < 1) {
              out.attribute(attribute + "-opacity", tiles.opacity());
            }
            return null;
          }

          private void reference(Supplier<String> definition) {
            String id = inks.get(ink);
            if (id == null) {
              id = definition.get();
              inks.put(ink, id);
            }
            out.attribute(attribute, "url(#" + id + ")");
          }
        });
  }

  private void flat(String attribute, Color color) {
    out.attribute(attribute, hex(color));
    if (color.alpha() < 1) {
      out.attribute(attribute + "-opacity", color.alpha());
    }
  }

  private static String hex(Color color) {
    int rgb = color.toArgb() & 0xFFFFFF;
    return "#" + Integer.toHexString(rgb | 0x1000000).substring(1);
  }

  private String gradient(Ink.Gradient gradient) {
    Paint.Gradient paint = gradient.paint();
    String element = paint.radial() ? "radialGradient" : "linearGradient";
    return define(
        "g",
        element,
        () -> {
          out.attribute("gradientUnits", "userSpaceOnUse");
          if (paint.radial()) {
            out.attribute("cx", 0);
            out.attribute("cy", 0);
            out.attribute("r", 1);
            out.attribute("fx", paint.focusX());
            out.attribute("fy", paint.focusY());
            if (paint.focusRadius() > 0) {
              out.attribute("fr", paint.focusRadius());
            }
          } else {
            out.attribute("x1", 0);
            out.attribute("y1", 0);
            out.attribute("x2", 1);
            out.attribute("y2", 0);
          }
          if (paint.spread() != Paint.Spread.PAD) {
            out.attribute("spreadMethod", paint.spread().name().toLowerCase(Locale.ROOT));
          }
          out.transform("gradientTransform", gradient.place());
        },
        () -> paint.stops().forEach(this::stop));
  }

  private void stop(Paint.Stop stop) {
    out.append("<stop");
    out.attribute("offset", ShortNumbers.of(stop.offset(), 5));
    out.attribute("stop-color", hex(stop.color()));
    if (stop.color().alpha() < 1) {
      out.attribute("stop-opacity", stop.color().alpha());
    }
    out.append("/>\n");
  }

  private String tiles(Ink.Tiles tiles) {
    return define(
        "p",
        "pattern",
        () -> {
          out.attribute("patternUnits", "userSpaceOnUse");
          out.attribute("width", tiles.size().x());
          out.attribute("height", tiles.size().y());
          out.transform("patternTransform", tiles.place());
        },
        () -> marks(tiles.marks()));
  }

  // --- text ---

  private void texts() {
    if (drawing.texts().isEmpty()) {
      return;
    }
    out.append(
        "<g fill=\"#000\" fill-opacity=\"0\" font-family=\"serif\" xml:space=\"preserve\">\n");
    for (TextRun run : drawing.texts()) {
      out.append("<text");
      out.attribute("x", run.start().x());
      out.attribute("y", run.start().y());
      out.attribute("font-size", run.size());
      out.attribute("textLength", run.length());
      out.attribute("lengthAdjust", "spacingAndGlyphs");
      double degrees = StrictMath.toDegrees(run.angle());
      if (Math.abs(degrees) > 0.01) {
        Vec at = run.start();
        out.attribute(
            "transform", "rotate(" + SvgOutput.number(degrees) + " " + SvgOutput.number(at) + ")");
      }
      out.append('>').append(XmlText.of(run.word().text().strip())).append("</text>\n");
    }
    out.append("</g>\n");
  }
}
