package zoetrope.internal.render.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.vector.DrawnWord;
import zoetrope.text.PlacedGlyph;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;

/**
 * Collects the items of one page of a storyboard. Coordinates are in inches from the upper left
 * corner of the page, y down.
 */
final class SheetCanvas {
  private static final double POINTS_PER_INCH = 72;
  private static final Pattern WORD = Pattern.compile("\\S+");

  private final double width;
  private final double height;
  private final List<Item> items = new ArrayList<>();
  private final Map<Item, DrawnWord> words = new IdentityHashMap<>();
  private final Map<InsetView, Map<Item, DrawnWord>> pictures = new IdentityHashMap<>();
  private int order;

  /** Creates an empty page of a width and height in inches. */
  SheetCanvas(double width, double height) {
    this.width = width;
    this.height = height;
  }

  private Vec place(double x, double y) {
    return Vec.of(x - width / 2, height / 2 - y);
  }

  /**
   * Adds a line of text whose baseline begins at {@code (x, y)}; returns the width of the text in
   * inches. {@code points} is the font size in points.
   */
  double text(String text, TextStyle style, double points, Color color, double x, double y) {
    TextLayout layout = SheetLines.layout(text, style);
    double em = points / POINTS_PER_INCH;
    Affine toPage = Affine.scaling(em).then(Affine.translation(place(x, y)));
    Style ink = Style.NONE.withFill(new Paint.Solid(color));
    Map<Integer, DrawnWord> starts = words(layout.text());
    for (PlacedGlyph glyph : layout.glyphs()) {
      Item shape = new Item.Shape(glyph.outline(), glyph.placement().then(toPage), ink, 0);
      items.add(shape);
      DrawnWord word = starts.get(glyph.span().start());
      if (word != null) {
        words.put(shape, word);
      }
    }
    return layout.width() * em;
  }

  /** Maps the index of each character to its word; blanks have none. */
  private Map<Integer, DrawnWord> words(String text) {
    Map<Integer, DrawnWord> words = new HashMap<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      DrawnWord word = new DrawnWord(matcher.group() + " ", order++);
      for (int i = matcher.start(); i < matcher.end(); i++) {
        words.put(i, word);
      }
    }
    return words;
  }

  /** Adds a line of text whose baseline ends at {@code (x, y)}. */
  void textTo(String text, TextStyle style, double points, Color color, double x, double y) {
    double width = SheetLines.layout(text, style).width() * points / POINTS_PER_INCH;
    text(text, style, points, color, x - width, y);
  }

  void bar(double x, double y, double width, double height, Color color) {
    Style fill = Style.NONE.withFill(new Paint.Solid(color));
    items.add(new Item.Shape(rectangle(x, y, width, height), Affine.IDENTITY, fill, 0));
  }

  /** Adds a frame of the scene with a thin border and its marks; returns its height in inches. */
  double picture(SheetCard card, double x, double y, double wide) {
    Frame frame = card.frame();
    double high = wide / frame.size().aspect();
    InsetView view = InsetView.of(frame, high / frame.size().height());
    Affine toPage =
        Affine.scaling(wide / 2, high / 2, 1)
            .then(Affine.translation(place(x + wide / 2, y + high / 2)));
    items.add(new Item.Inset(view, toPage, 1, 0));
    pictures.put(view, card.words());
    outline(x, y, wide, high, 0.5, SheetStyle.FAINT);
    new MarkLabels(this, card.frame().size(), x, y, wide).add(card.marks());
    return high;
  }

  void outline(double x, double y, double width, double height, double points, Color color) {
    Style line = Style.NONE.withStroke(Stroke.of(color, 100 * points / POINTS_PER_INCH));
    items.add(new Item.Shape(rectangle(x, y, width, height), Affine.IDENTITY, line, 0));
  }

  private Path rectangle(double x, double y, double width, double height) {
    return Path.polygon(
        place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height));
  }

  SheetPage page() {
    Frame frame = new Frame(Camera.DEFAULT, SheetStyle.PAPER, items, new FrameSize(width, height));
    return new SheetPage(frame, words, pictures);
  }
}
