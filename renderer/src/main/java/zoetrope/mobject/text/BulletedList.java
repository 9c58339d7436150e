package zoetrope.mobject.text;

import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * Items one below the other, each after a bullet. Strings are in LaTeX text mode and may contain
 * formulas between dollar signs. The children are the items, and each item contains its bullet and
 * its text.
 *
 * <pre>{@code
 * var list = bulletedList("queries $Q$", "keys $K$", "values $V$").toEdge(LEFT);
 * play(animate(list, l -> l.fadeAllBut(1)));
 * }</pre>
 */
public final class BulletedList extends TypedGroup<Group<Mobject<?>>, BulletedList> {
  private static final double BULLET_SCALE = 2;
  private static final double BULLET_GAP = 0.15;

  /** The height of TeX's centred dot above the baseline at font size 48: a quarter of an em. */
  private static final double AXIS = 0.1196;

  private static final double FADED = 0.25;

  /**
   * Creates a list with gaps of 0.5 units.
   *
   * @throws IllegalArgumentException if there are no items
   */
  public BulletedList(String... items) {
    this(0.5, Arrays.stream(items).map(text -> new TexText(text)).toList());
  }

  /**
   * Creates a list of items of any kind, with gaps of {@code buff} units. Lines of text have the
   * height of {@link Mobject#lineBox}, so baselines of single lines have equal distances.
   */
  public BulletedList(double buff, List<? extends Mobject<?>> items) {
    Preconditions.require(!items.isEmpty(), "a bulleted list needs at least one item");
    Preconditions.requireNotNegative("the gap between items", buff);
    for (Mobject<?> item : items) {
      add(new Group<Mobject<?>>(bullet(item), item));
    }
    for (int i = 1; i < size(); i++) {
      double way = room(i - 1).min().y() - buff - room(i).max().y();
      get(i).shift(Vec.of(0, way)).alignTo(get(i - 1), Directions.LEFT);
    }
    toCenter();
  }

  /** Returns the vertical room of an item. An empty item still has its bullet. */
  private Bounds room(int i) {
    Bounds room = item(i).lineBox();
    return room.isEmpty() ? get(i).bounds() : room;
  }

  private static Mobject<?> bullet(Mobject<?> item) {
    Group<Mobject<?>> bullet = new Group<>(new Tex("\\cdot").scale(BULLET_SCALE));
    if (item instanceof TexText text && text.size() > 0) {
      bullet.nextTo(text.first(), Directions.LEFT, BULLET_GAP);
      double axis = AXIS * GlyphGroup.sizeOfFormulas() * text.fontSize() / 48;
      return bullet.setY(text.baseline().y() + axis);
    }
    return bullet.nextTo(item, Directions.LEFT, BULLET_GAP);
  }

  /** Returns the item without its bullet. */
  public Mobject<?> item(int i) {
    return get(i).get(1);
  }

  /** Sets the fill opacity of item {@code i} to 1, and that of all other items to 0.25. */
  public BulletedList fadeAllBut(int i) {
    Group<Mobject<?>> shown = get(i);
    forEach(item -> item.setFillOpacity(item == shown ? 1 : FADED));
    return this;
  }
}
