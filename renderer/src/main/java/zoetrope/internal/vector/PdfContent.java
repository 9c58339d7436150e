package zoetrope.internal.vector;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSBoolean;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** The operators of a page, a group or a tile, and the resources that they name. */
final class PdfContent implements Mark.Visitor {
  /**
   * The factor that enlarges the box of a tile if no mark crosses its edges. If tiles just meet,
   * Poppler renders a tile as an image of whole pixels, which drifts by up to a pixel from one tile
   * to the next. If tiles overlap, Poppler paints them one by one. This is exact, but shows seams
   * in marks that cross the edges of tiles.
   */
  private static final double OVERLAP = 1 + 1.0 / 4096;

  private final PdfOperators out = new PdfOperators();
  private final COSDictionary resources = new COSDictionary();
  private final Map<String, COSName> states = new HashMap<>();
  private final Map<COSBase, COSName> names = new IdentityHashMap<>();
  private final PdfObjects objects;
  private final Bounds area;

  /** The map from the drawing's coordinates to the coordinates of patterns in PDF. */
  private final Affine base;

  /** Creates content in a drawing's coordinates, whose visible part is {@code area}. */
  PdfContent(PdfObjects objects, Bounds area, Affine base) {
    this.objects = objects;
    this.area = area;
    this.base = base;
  }

  /** Returns the content of a page: a drawing with its background. */
  static PdfContent ofPage(PdfObjects objects, Drawing drawing, Affine toPage) {
    Bounds area = new Bounds(Vec.ZERO, Vec.of(drawing.width(), drawing.height()));
    PdfContent page = new PdfContent(objects, area, toPage);
    page.out.operator("cm", toPage);
    if (drawing.background().alpha() > 0) {
      page.marks(List.of(new Mark.Fill(rectangle(area), new Ink.Flat(drawing.background()), 0)));
    }
    page.marks(drawing.marks());
    return page;
  }

  private static Path rectangle(Bounds area) {
    Vec min = area.min();
    Vec max = area.max();
    return Path.polygon(min, Vec.of(max.x(), min.y()), max, Vec.of(min.x(), max.y()));
  }

  CharSequence operators() {
    return out.text();
  }

  /** Returns the resources that the operators name. */
  COSDictionary resources() {
    return resources;
  }

  void marks(List<Mark> marks) {
    marks.forEach(mark -> mark.accept(this));
  }

  @Override
  public void fill(Mark.Fill fill) {
    boolean bordered = fill.border() > 0;
    painted(
        fill.ink(),
        fill.bounds(),
        () -> {
          ink(fill.ink(), fill.path(), fill.border(), false);
          if (bordered) {
            ink(fill.ink(), fill.path(), fill.border(), true);
            out.set("w", PdfOperators.number(fill.border()));
            out.set("j", "0");
            out.set("M", PdfOperators.number(Mark.Pen.AUTO_LIMIT));
            out.set("d", "[] 0");
          }
          paint(fill.path(), bordered ? "B\n" : "f\n", fill.border(), fill.ink());
        });
  }

  @Override
  public void line(Mark.Line line) {
    double width = line.pen().reachingWidth();
    painted(
        line.ink(),
        line.bounds(),
        () -> {
          ink(line.ink(), line.path(), width, true);
          pen(line.pen());
          paint(line.path(), "S\n", width, line.ink());
        });
  }

  /** Paints a path with an operator, in the current colour and with the current pen. */
  private void paint(Path path, String operator, double width, Ink ink) {
    if (ink instanceof Ink.Flat && !path.isEmpty()) {
      Path moved = PdfShapes.fromOrigin(path);
      PdfOperators shape = new PdfOperators();
      shape.path(moved);
      shape.append(operator);
      COSBase object = objects.shapes().of(moved, shape.text(), width);
      if (object != null) {
        out.append("q\n").operator("cm", Affine.translation(path.start()));
        out.append(name(COSName.XOBJECT, object)).append(" Do\nQ\n");
        return;
      }
    }
    out.path(path);
    out.append(operator);
  }

  private void pen(Mark.Pen pen) {
    out.set("w", PdfOperators.number(pen.width()));
    out.set(
        "j", pen.join() == Stroke.Join.MITER ? "0" : pen.join() == Stroke.Join.ROUND ? "1" : "2");
    out.set("M", PdfOperators.number(pen.miterLimit()));
    out.set("J", Integer.toString(pen.cap().ordinal()));
    StringBuilder dashes = new StringBuilder("[");
    for (double dash : pen.dashes()) {
      dashes.append(dashes.length() == 1 ? "" : " ").append(PdfOperators.number(dash));
    }
    out.set(
        "d", dashes + "] " + PdfOperators.number(pen.dashes().isEmpty() ? 0 : pen.dashOffset()));
  }

  /** Paints with an ink, through a mask if its opacity varies. */
  private void painted(Ink ink, Bounds where, Runnable painting) {
    if (!(ink instanceof Ink.Gradient gradient) || !Double.isNaN(ink.opacity())) {
      painting.run();
      return;
    }
    PdfContent alpha = within(where);
    COSDictionary pattern = PdfGradients.pattern(gradient, Affine.IDENTITY, where, true);
    alpha.out.append("/Pattern cs ").append(alpha.name(COSName.PATTERN, pattern)).append(" scn\n");
    alpha.out.path(rectangle(where));
    alpha.out.append("f\n");
    out.save();
    mask(alpha.form(COSName.DEVICEGRAY), "Luminosity");
    painting.run();
    out.restore();
  }

  private void ink(Ink ink, Path painted, double width, boolean stroke) {
    ink.accept(
        new Ink.Visitor<Void>() {
          @Override
          public Void flat(Ink.Flat flat) {
            Color c = flat.color();
            out.set(
                stroke ? "RG" : "rg",
                PdfOperators.number(c.red())
                    + " "
                    + PdfOperators.number(c.green())
                    + " "
                    + PdfOperators.number(c.blue()));
            return null;
          }

          @Override
          public Void gradient(Ink.Gradient gradient) {
            Bounds covered = Mark.bounds(painted, width);
            return pattern(PdfGradients.pattern(gradient, base, covered, false));
          }

          @Override
          public Void tiles(Ink.Tiles tiles) {
            return pattern(PdfContent.this.tiles(tiles));
          }

          private Void pattern(COSBase pattern) {
            out.append(stroke ? "/Pattern CS " : "/Pattern cs ");
            out.append(name(COSName.PATTERN, pattern)).append(stroke ? " SCN\n" : " scn\n");
            out.forget(stroke ? "RG" : "rg");
            return null;
          }
        });
    opacity(Double.isNaN(ink.opacity()) ? 1 : ink.opacity(), BlendMode.NORMAL);
  }

  private COSBase tiles(Ink.Tiles tiles) {
    Bounds tile = new Bounds(Vec.ZERO, tiles.size());
    PdfContent content = new PdfContent(objects, tile, Affine.IDENTITY);
    content.marks(tiles.marks());
    Bounds marks = Mark.bounds(tiles.marks());
    boolean apart = marks.intersection(tile).equals(marks);
    COSStream pattern = PdfStreams.ofText(content.out.text());
    pattern.setItem(COSName.TYPE, COSName.PATTERN);
    pattern.setInt(COSName.PATTERN_TYPE, 1);
    pattern.setInt(COSName.PAINT_TYPE, 1);
    pattern.setInt(COSName.TILING_TYPE, 1);
    pattern.setItem(
        COSName.BBOX, box(apart ? new Bounds(Vec.ZERO, tiles.size().times(OVERLAP)) : tile));
    pattern.setItem(COSName.X_STEP, new COSFloat((float) tiles.size().x()));
    pattern.setItem(COSName.Y_STEP, new COSFloat((float) tiles.size().y()));
    pattern.setItem(COSName.MATRIX, PdfGradients.matrix(tiles.place().then(base)));
    pattern.setItem(COSName.RESOURCES, content.resources);
    return pattern;
  }

  private static COSBase box(Bounds area) {
    return PdfGradients.numbers(area.min().x(), area.min().y(), area.max().x(), area.max().y());
  }

  @Override
  public void picture(Mark.Picture picture) {
    out.save();
    opacity(1, BlendMode.NORMAL);
    out.operator("cm", Affine.plane(1, 0, 0, -1, 0, 1).then(inPixels(picture.place())));
    out.append(name(COSName.XOBJECT, objects.images().of(picture))).append(" Do\n");
    out.restore();
  }

  /**
   * Returns the map of an image to the drawing, with each edge moved inwards by a hundredth of a
   * pixel. Poppler extends an image to the end of the pixels that contain its edges. So an image
   * that ends exactly with a pixel would be stretched over the next one.
   */
  private static Affine inPixels(Affine place) {
    double x = 1 - 0.02 / Math.max(1, place.column(0).length());
    double y = 1 - 0.02 / Math.max(1, place.column(1).length());
    return Affine.plane(x, 0, 0, y, (1 - x) / 2, (1 - y) / 2).then(place);
  }

  @Override
  public void group(Mark.Group group) {
    out.save();
    if (group.clip() != null) {
      out.path(group.clip());
      out.append("W n\n");
    }
    boolean plain =
        group.opacity() == 1 && group.blend() == BlendMode.NORMAL && group.veil() == null;
    if (plain) {
      marks(group.marks());
    } else {
      if (group.veil() != null) {
        boolean alpha = group.veil().kind() == Mask.Kind.ALPHA;
        PdfContent veil = within(Mark.bounds(group.veil().marks()));
        veil.marks(alpha ? group.veil().marks() : Greys.of(group.veil().marks()));
        mask(veil.form(COSName.DEVICERGB), alpha ? "Alpha" : "Luminosity");
      }
      opacity(group.opacity(), group.blend());
      PdfContent content = within(Mark.bounds(group.marks()));
      content.marks(group.marks());
      out.append(name(COSName.XOBJECT, content.form(COSName.DEVICERGB))).append(" Do\n");
    }
    out.restore();
  }

  /** Creates content for a group in its smallest area, because viewers allocate a canvas for it. */
  private PdfContent within(Bounds part) {
    Bounds seen = part.intersection(area);
    return new PdfContent(
        objects, seen.isEmpty() ? new Bounds(Vec.ZERO, Vec.ZERO) : seen, Affine.IDENTITY);
  }

  /** Returns this content as a group that is painted as one. */
  private COSStream form(COSName colors) {
    COSStream form = PdfStreams.ofText(out.text());
    form.setItem(COSName.TYPE, COSName.XOBJECT);
    form.setItem(COSName.SUBTYPE, COSName.FORM);
    form.setItem(COSName.BBOX, box(area));
    form.setItem(COSName.RESOURCES, resources);
    form.setItem(COSName.GROUP, transparency(colors));
    return form;
  }

  /** Returns the attributes of a group that is painted as one. */
  static COSDictionary transparency(COSName colors) {
    COSDictionary group = new COSDictionary();
    group.setItem(COSName.S, COSName.TRANSPARENCY);
    group.setItem(COSName.CS, colors);
    group.setItem(COSName.I, COSBoolean.TRUE);
    return group;
  }

  private void mask(COSStream form, String kind) {
    COSDictionary mask = new COSDictionary();
    mask.setItem(COSName.TYPE, COSName.MASK);
    mask.setItem(COSName.S, COSName.getPDFName(kind));
    mask.setItem(COSName.G, form);
    COSDictionary state = new COSDictionary();
    state.setItem(COSName.SMASK, mask);
    out.append(name(COSName.EXT_G_STATE, state)).append(" gs\n");
  }

  private void opacity(double opacity, BlendMode blend) {
    String key = PdfOperators.number(opacity) + " " + blend;
    if (out.isSet("gs", key, "1 NORMAL")) {
      return;
    }
    COSName name =
        states.computeIfAbsent(
            key,
            k -> {
              COSDictionary state = new COSDictionary();
              state.setItem(COSName.CA, new COSFloat((float) opacity));
              state.setItem(COSName.CA_NS, new COSFloat((float) opacity));
              state.setItem(COSName.BM, COSName.getPDFName(camel(blend)));
              return COSName.getPDFName(name(COSName.EXT_G_STATE, state).substring(1));
            });
    out.append('/').append(name.getName()).append(" gs\n");
  }

  /** Returns the name of a blend mode in PDF, such as {@code ColorDodge}. */
  private static String camel(BlendMode blend) {
    return Arrays.stream(blend.name().split("_"))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }

  /** Returns the name of a resource, with its slash. */
  private String name(COSName kind, COSBase value) {
    COSName known =
        names.computeIfAbsent(
            value,
            v -> {
              COSDictionary all = resources.getCOSDictionary(kind);
              if (all == null) {
                all = new COSDictionary();
                resources.setItem(kind, all);
              }
              COSName name = COSName.getPDFName(kind.getName().charAt(0) + "" + all.size());
              all.setItem(name, value);
              return name;
            });
    return "/" + known.getName();
  }

  // --- text ---

  /** Adds invisible words over the drawing. */
  void texts(List<TextRun> texts, PdfFonts fonts) {
    if (texts.isEmpty()) {
      return;
    }
    out.append("BT\n3 Tr\n");
    for (TextRun run : texts) {
      int[] characters = PdfText.visual(run.word().text());
      int inked = run.word().text().strip().codePointCount(0, run.word().text().strip().length());
      if (inked == 0 || !(run.length() > 0) || !(run.size() > 0)) {
        continue;
      }
      // Viewers treat letters at nearly the same place as duplicates.
      double size = Math.min(run.size(), 4 * run.length() / inked);
      double stretch = 100 * run.length() / (inked * size * PdfFonts.WIDTH / 1000.0);
      double cos = StrictMath.cos(run.angle());
      double sin = StrictMath.sin(run.angle());
      out.set("Tz", PdfOperators.number(stretch));
      out.operator("Tm", Affine.plane(cos, sin, sin, -cos, run.start().x(), run.start().y()));
      for (int i = 0; i < characters.length; ) {
        int font = fonts.font(characters[i]);
        out.set("Tf", name(COSName.FONT, fonts.dictionary(font)) + " " + PdfOperators.number(size));
        out.append('<');
        for (; i < characters.length && fonts.font(characters[i]) == font; i++) {
          out.append(Integer.toHexString(fonts.code(characters[i]) | 0x100).substring(1));
        }
        out.append("> Tj\n");
      }
    }
    out.append("ET\n");
  }
}
