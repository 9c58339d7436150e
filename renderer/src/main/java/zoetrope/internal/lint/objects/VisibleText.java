package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Bounds;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.CoverageMask;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.text.GlyphGroup;
import zoetrope.mobject.text.StringMobject;

/** A text as the viewer sees it: the projected outlines of its glyphs. */
public final class VisibleText {
  /** Glyphs with at most this opacity are invisible. */
  private static final double MIN_OPACITY = 0.05;

  /** Thinner lines around glyphs are rounding errors of animations, in stroke units. */
  private static final double MIN_EDGE_WIDTH = 0.01;

  private static final double MIN_SHOWN_OPACITY = 0.5;

  /**
   * A text that appears near an equal text replaces that text if its own opacity is at least this.
   */
  private static final double MIN_REPLACING_OPACITY = 0.9;

  /**
   * The height of a line with ascenders and descenders, divided by the height of its highest glyph.
   */
  private static final double LINE_HEIGHT = 1.35;

  /** The height of a digit, divided by the font size. */
  private static final double DIGIT_HEIGHT = 0.64;

  private final ObjectNames names;
  private final Mobject<?> subject;
  private final String description;

  /** The source when the frame was shown, because the digits of a number may change later. */
  private final String source;

  private String name;
  private final List<? extends Mobject<?>> parts;
  private final Mobject<?> whole;

  /** Null until it is needed. */
  private FoundObject found;

  /** Null until it is needed. */
  private Set<Color> edges;

  /** Null until it is needed. */
  private String key;

  private Box reach = Box.EMPTY;

  /** Null until it is needed. */
  private Box box;

  /** NaN until it is needed. */
  private double area = Double.NaN;

  /** The height of the highest box around a glyph, in frame units. */
  private double tallest;

  /** The items of the text and their opacities, invisible ones included. */
  private final List<Leaf> leaves = new ArrayList<>();

  private final List<VisibleGlyph> glyphs = new ArrayList<>();

  private double opacity;

  /**
   * Creates a text of a mobject.
   *
   * @param description the class and text of the mobject
   * @param source the source of the text, or the digits of a number; empty if there is none
   * @param parts the mobject, or its members that are glyphs
   * @param whole the top-level mobject that contains it
   */
  public VisibleText(
      ObjectNames names,
      Mobject<?> subject,
      String description,
      String source,
      List<? extends Mobject<?>> parts,
      Mobject<?> whole) {
    this.names = names;
    this.subject = subject;
    this.description = description;
    this.source = source;
    this.parts = parts;
    this.whole = whole;
  }

  /** Returns the mobject that shows the text. */
  public Mobject<?> subject() {
    return subject;
  }

  /** Returns the top-level mobject that contains the text. */
  public Mobject<?> whole() {
    return whole;
  }

  /** Adds the item of a glyph, unless it is only a line. */
  public void add(Leaf leaf, OutlineCache outlines) {
    Item item = leaf.item();
    leaves.add(leaf);
    double itemOpacity = item instanceof Item.Shape s ? s.style().fill().opacity() : item.opacity();
    double seen = leaf.opacity() * itemOpacity;
    Bounds bounds = item.bounds();
    if (seen > MIN_OPACITY && !bounds.isEmpty()) {
      Box itemReach = outlines.reach(item, bounds);
      reach = reach.union(itemReach);
      tallest = Math.max(tallest, itemReach.height());
      glyphs.add(new VisibleGlyph(item, itemReach, outlines));
      opacity = Math.max(opacity, seen);
    }
  }

  /** Returns a box around the glyphs, which may be too large. It is fast to compute. */
  public Box reach() {
    return reach;
  }

  /** Whether a box around one of the glyphs touches a box. */
  public boolean mayTouch(Box other) {
    if (reach.touches(other)) {
      for (VisibleGlyph glyph : glyphs) {
        if (glyph.reach().touches(other)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a box around one of the glyphs touches a box around a glyph of another text. */
  public boolean mayTouch(VisibleText other) {
    return glyphs.stream().anyMatch(glyph -> other.mayTouch(glyph.reach()));
  }

  /** Returns the visible glyphs. Some may have no area. */
  public List<VisibleGlyph> glyphs() {
    return glyphs;
  }

  /** Returns the colours of the lines and halos around the glyphs. */
  public Set<Color> edges() {
    if (edges == null) {
      edges = new LinkedHashSet<>();
      for (Leaf leaf : leaves) {
        if (leaf.item() instanceof Item.Shape s) {
          addEdge(s.style().stroke());
          addEdge(s.style().behind());
        }
      }
    }
    return edges;
  }

  private void addEdge(Stroke stroke) {
    if (!stroke.isInvisible() && stroke.maxWidth() >= MIN_EDGE_WIDTH) {
      edges.add(stroke.paint().firstColor());
    }
  }

  /** Returns the mobjects that make up this text. */
  public List<? extends Mobject<?>> parts() {
    return parts;
  }

  /** Returns the name of the text: variable, class and text. */
  public String name() {
    if (name == null) {
      name = names.of(subject, whole, description);
    }
    return name;
  }

  /** Returns a key that is equal in all frames. */
  public String key() {
    if (key == null) {
      int id = id();
      key = id < 0 ? " " + name() : " " + id;
    }
    return key;
  }

  /** Returns the number of objects that were created before this text; -1 if unknown. */
  public int id() {
    return subject.creationSite().map(CreationSite::number).orElse(-1);
  }

  /** Returns the variable of the text, for fixes; {@code it} if there is none. */
  public String shortName() {
    String variable = found().variable();
    return variable.isEmpty() ? "it" : variable;
  }

  /** Returns the variable of the text, or of a group around it; empty if there is none. */
  public String variable() {
    return names.variable(subject, whole);
  }

  /** Whether the text, or a group around it, has an active updater. */
  public boolean hasUpdater() {
    return isUnder(Mobject::hasActiveUpdaters);
  }

  /** Whether the mobject of the text, or a group around it, satisfies {@code wanted}. */
  public boolean isUnder(Predicate<Mobject<?>> wanted) {
    return names.isUnder(whole, subject, wanted);
  }

  /** Returns the class and the text of the mobject. */
  public String description() {
    return description;
  }

  /** Whether the author wrote the text; false for numbers and groups of glyphs. */
  public boolean isWords() {
    return subject instanceof StringMobject<?>;
  }

  /** Whether both texts have the same class and text. */
  public boolean looksAs(VisibleText other) {
    return description.equals(other.description);
  }

  /** Whether viewers read this text instead of {@code other}, an equal text near it. */
  public boolean replaces(VisibleText other) {
    double x = reach.centerX() - other.reach.centerX();
    double y = reach.centerY() - other.reach.centerY();
    return opacity >= Math.min(MIN_REPLACING_OPACITY, other.opacity)
        && StrictMath.hypot(x, y) <= Math.max(reach.height(), other.reach.height())
        && looksAs(other);
  }

  /** Whether this text has the description {@code now} and shows these items. */
  boolean isOf(List<Leaf> shown, String now) {
    if (!now.equals(description) || shown.size() != leaves.size()) {
      return false;
    }
    for (int i = 0; i < leaves.size(); i++) {
      if (shown.get(i).item() != leaves.get(i).item()
          || shown.get(i).opacity() != leaves.get(i).opacity()) {
        return false;
      }
    }
    return true;
  }

  /** Whether this text belongs to a mobject. */
  public boolean isOf(Mobject<?> m) {
    return subject == m;
  }

  /** Whether {@code site} is the source line that created this text; false for null. */
  public boolean isOfLine(CreationSite site) {
    return site != null && subject.creationSite().filter(site::isOnLineOf).isPresent();
  }

  /** Whether the text is fixed in the frame. */
  public boolean isFixed() {
    return subject.fixedInFrame() >= 0.5;
  }

  /** Returns the description of this text in findings. */
  public FoundObject found() {
    if (found == null) {
      found = names.found(subject, whole, box()).withText(source);
    }
    return found;
  }

  /** Whether all parts of the text are in a set. */
  public boolean isOf(Set<Mobject<?>> mobjects) {
    return mobjects.containsAll(parts);
  }

  /**
   * Whether this text and {@code other} have the same colours. A copy in another colour is often
   * placed on a text to mark it.
   */
  public boolean isColoredAs(VisibleText other) {
    return fills().equals(other.fills());
  }

  private Set<Paint> fills() {
    Set<Paint> fills = new HashSet<>();
    for (VisibleGlyph glyph : glyphs) {
      if (glyph.item() instanceof Item.Shape s) {
        fills.add(s.style().fill());
      }
    }
    return fills;
  }

  /** Returns the box around the glyphs. */
  public Box box() {
    if (box == null) {
      box = Box.EMPTY;
      glyphs.forEach(glyph -> box = box.union(glyph.box()));
    }
    return box;
  }

  /** Whether the text is fading in or out. Checks of its position skip it then. */
  public boolean isFading() {
    return opacity < MIN_SHOWN_OPACITY;
  }

  /** Returns the opacity of the most opaque glyph, in (0.05, 1]; 0 if none is visible. */
  public double opacity() {
    return opacity;
  }

  /** Whether the lines of the text are lower than {@code height}, in frame units. */
  public boolean isLowerThan(double height) {
    return lineHeight() < height;
  }

  /** Returns the estimated height of the lines of the text, in frame units. */
  public double lineHeight() {
    return Math.min(reach.height(), LINE_HEIGHT * tallest);
  }

  /**
   * Returns the height that digits in the font size of the text have, in frame units; 0 if the size
   * is unknown.
   *
   * @param scale the factor from scene units to frame units
   */
  public double digitHeight(double scale) {
    return subject instanceof GlyphGroup<?> group
        ? DIGIT_HEIGHT * group.em() * (isFixed() ? 1 : scale)
        : 0;
  }

  /** Returns the cells of a box that the glyphs cover. */
  public CoverageMask mask(Box region) {
    CoverageMask mask = new CoverageMask(region);
    inks(region).forEach(glyph -> glyph.outline().fill(mask));
    return mask;
  }

  /** Returns the glyphs whose boxes intersect a box. */
  public List<VisibleGlyph> inks(Box region) {
    return glyphs.stream().filter(glyph -> glyph.intersects(region)).toList();
  }

  /** Whether the box of a glyph intersects a box. */
  public boolean intersects(Box region) {
    return glyphs.stream().anyMatch(glyph -> glyph.intersects(region));
  }

  /** Returns a box around the intersections of glyph boxes of this text and another one. */
  public Box meeting(VisibleText other) {
    Box meeting = Box.EMPTY;
    for (VisibleGlyph glyph : inks(other.reach)) {
      for (VisibleGlyph near : other.inks(glyph.box())) {
        meeting = meeting.union(glyph.box().intersection(near.box()));
      }
    }
    return meeting;
  }

  /** Returns the area that the glyphs cover, in square units. */
  public double area() {
    if (Double.isNaN(area)) {
      area = mask(box()).area();
    }
    return area;
  }

  /** Returns the sum of the areas of the glyphs' convex hulls, in square units. */
  public double hullArea() {
    double sum = 0;
    for (VisibleGlyph glyph : glyphs) {
      sum += glyph.hullArea();
    }
    return sum;
  }
}
