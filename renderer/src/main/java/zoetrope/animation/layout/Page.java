package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import zoetrope.animation.layout.Zone.Fit;
import zoetrope.frame.FrameSize;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.CurrentStage;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * A page that fills the frame: a title at the top, a caption at the bottom, and a body between them
 * with zones at the left, in the centre and at the right. In a frame that is taller than 5:4, the
 * zones of the body are below each other.
 *
 * <pre>{@code
 * var page = page().title(name).left(plot).shrink().right(column(a, b, c)).caption(source);
 * page.portrait(p -> p.column(column(a, b, c), plot));
 * play(write(name), create(plot));
 * }</pre>
 *
 * <p>The page is as large as the {@link SafeArea} of the frame. Zones get the room that their
 * objects need, and share the rest equally. {@link #shrink}, {@link #scroll} and {@link #align}
 * apply to the zone that was filled last, or, before the first zone, to all zones. An object that
 * is larger than its zone is an error of the next play or pause, whose message states both sizes.
 *
 * <p>A zone can get another object during the scene. Nothing else moves until {@link #reflow}:
 *
 * <pre>{@code
 * page.right(proof);
 * play(fadeOut(list), fadeIn(proof), page.reflow());
 * }</pre>
 */
public final class Page extends LayoutBox<Page> {
  private static final double GAP = 0.5;

  /** The rank of the zone in the middle of the body. */
  private static final int CENTER = 2;

  /** A frame is tall or wide if one side exceeds the other by this factor. */
  private static final double SQUARE_LIMIT = 1.25;

  private final boolean isTall;
  private final boolean isSquare;
  private Bounds area;

  /** The objects in the zones, in the order of the zones. */
  private List<Mobject<?>> contents = List.of();

  private List<Zone> zones = List.of();
  private Zone defaults = new Zone("", 0, Fit.STRICT, Vec.ZERO, 1);
  private int last = -1;
  private boolean isStacked;
  private String problem = "";

  /** The scales of the objects in the layout that was planned last. */
  private double[] scales = {};

  private boolean isChecked;

  /** Creates an empty page for the frame of the scene, with gaps of 0.5 units between the zones. */
  public Page() {
    super(GAP);
    FrameSize frame = CurrentFrame.size();
    isTall = frame.height() > SQUARE_LIMIT * frame.width();
    isSquare = !isTall && frame.width() <= SQUARE_LIMIT * frame.height();
    isStacked = isTall;
    area = (isTall ? SafeArea.SHORTS : SafeArea.TITLE).in(frame);
    shift(area.center());
  }

  // --- zones ---

  /** Puts an object at the top, in the middle. */
  public Page title(Mobject<?> object) {
    return put("title", 0, object);
  }

  /** Puts an object at the left of the body; in a tall frame, at the top of the body. */
  public Page left(Mobject<?> object) {
    return put("left", CENTER - 1, object);
  }

  /** Puts an object in the middle of the body. */
  public Page center(Mobject<?> object) {
    return put("center", CENTER, object);
  }

  /** Puts an object at the right of the body; in a tall frame, at the bottom of the body. */
  public Page right(Mobject<?> object) {
    return put("right", CENTER + 1, object);
  }

  /** Puts an object at the bottom, in the middle. */
  public Page caption(Mobject<?> object) {
    return put("caption", Zone.CAPTION, object);
  }

  /**
   * Puts the zones of these objects side by side, from left to right, and makes zones for new
   * objects. Other objects of the body leave the page.
   */
  public Page row(Mobject<?>... objects) {
    return body(false, Arrays.asList(objects));
  }

  /**
   * Puts the zones of these objects below each other, from top to bottom, and makes zones for new
   * objects. Other objects of the body leave the page.
   */
  public Page column(Mobject<?>... objects) {
    return body(true, Arrays.asList(objects));
  }

  private Page put(String name, int rank, Mobject<?> object) {
    List<Mobject<?>> objects = new ArrayList<>(contents);
    List<Zone> all = new ArrayList<>(zones);
    int at = zones.stream().map(Zone::name).toList().indexOf(name);
    if (at >= 0) {
      objects.set(at, object);
      all.set(at, all.get(at).with(1));
    } else {
      at = (int) zones.stream().takeWhile(zone -> zone.rank() <= rank).count();
      objects.add(at, object);
      all.add(at, new Zone(name, rank, defaults.fit(), defaults.align(), 1));
    }
    last = at;
    return setZones(objects, all);
  }

  /** Sets the zones of the body. Objects that have a zone in the body keep it, with its rules. */
  private Page body(boolean stacked, List<Mobject<?>> body) {
    List<Mobject<?>> objects = new ArrayList<>();
    List<Zone> all = new ArrayList<>();
    addZones(objects, all, zone -> zone.rank() == 0);
    for (int i = 0; i < body.size(); i++) {
      int old = contents.indexOf(body.get(i));
      objects.add(body.get(i));
      all.add(
          old < 0
              ? new Zone("" + (i + 1), CENTER, defaults.fit(), defaults.align(), 1)
              : zones.get(old));
    }
    last = all.size() - 1;
    addZones(objects, all, zone -> zone.rank() == Zone.CAPTION);
    isStacked = stacked;
    return setZones(objects, all);
  }

  private void addZones(List<Mobject<?>> objects, List<Zone> all, Predicate<Zone> condition) {
    for (int i = 0; i < zones.size(); i++) {
      if (condition.test(zones.get(i))) {
        objects.add(contents.get(i));
        all.add(zones.get(i));
      }
    }
  }

  private Page setZones(List<Mobject<?>> objects, List<Zone> all) {
    MobjectTrees.requireDistinct("a page", objects);
    contents = Collections.unmodifiableList(objects);
    zones = List.copyOf(all);
    return setChildren(contents);
  }

  // --- rules ---

  /** Scales an object down if it is larger than its zone. */
  public Page shrink() {
    return rule(zone -> zone.with(Fit.SHRINK));
  }

  /**
   * Scrolls an object that is higher than its zone, such as the lines of a derivation. As long as
   * nothing of it is on the stage, it starts at the top of the zone. In a {@link #reflow}, it moves
   * up until the last child that is on the stage, or comes onto it in the same play, is in the
   * zone. Children that leave the zone at the top fade out.
   */
  public Page scroll() {
    return rule(zone -> zone.with(Fit.SCROLL));
  }

  /** Puts an object at a side or corner of its zone; {@code ORIGIN} is the centre, the default. */
  @Override
  public Page align(Vec edge) {
    return rule(zone -> zone.with(edge));
  }

  private Page rule(UnaryOperator<Zone> change) {
    if (last < 0) {
      defaults = change.apply(defaults);
    } else {
      List<Zone> all = new ArrayList<>(zones);
      all.set(last, change.apply(all.get(last)));
      zones = List.copyOf(all);
    }
    return changed();
  }

  /**
   * Fills another part of the frame. The default is {@link SafeArea#TITLE}, or {@link
   * SafeArea#SHORTS} in a frame that is taller than 5:4.
   */
  public Page safeArea(SafeArea part) {
    return setArea(part.in(CurrentFrame.size()));
  }

  /**
   * Fills the frame up to a margin at each edge, in scene units.
   *
   * @throws IllegalArgumentException if the margin is negative or not finite
   */
  public Page margin(double margin) {
    Preconditions.requireNotNegative("the margin of a page", margin);
    Vec corner = Vec.of(CurrentFrame.xRadius() - margin, CurrentFrame.yRadius() - margin);
    return setArea(new Bounds(corner.negate(), corner));
  }

  private Page setArea(Bounds newArea) {
    Vec way = newArea.center().minus(area.center()).times(scale());
    area = newArea;
    return moveFrame(way);
  }

  /** Applies {@code change} if the frame is taller than 5:4, such as 9:16. */
  public Page portrait(Consumer<? super Page> change) {
    return when(isTall, change);
  }

  /** Applies {@code change} if the frame is between 5:4 and 4:5, such as 1:1. */
  public Page square(Consumer<? super Page> change) {
    return when(isSquare, change);
  }

  private Page when(boolean condition, Consumer<? super Page> change) {
    if (condition) {
      change.accept(this);
    }
    return this;
  }

  // --- layout ---

  @Override
  Arranged arrange(List<Arranged> parts, EndStates ends) {
    problem = "";
    scales = zones.stream().mapToDouble(Zone::scale).toArray();
    if (!isChecked) {
      isChecked = true;
      CurrentStage.beforeNextPlay(this::checkFit);
    }
    double width = area.size().x() * scale();
    double height = area.size().y() * scale();
    double top = height / 2;
    double bottom = -height / 2;
    List<Arranged> placed = new ArrayList<>();
    List<Filled> body = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Filled filled = filled(children().get(i), parts.get(i), ends);
      if (filled == null) {
        continue;
      }
      if (filled.zone.isBody()) {
        body.add(filled);
        continue;
      }
      boolean isTitle = filled.zone.rank() == 0;
      double room = Math.min(height, filled.part.height());
      double middle = isTitle ? top - room / 2 : bottom + room / 2;
      placed.add(placed(filled, width, room, Vec.of(0, middle), ends));
      top -= isTitle ? room + gapAlong(1) : 0;
      bottom += isTitle ? 0 : room + gapAlong(1);
    }
    Vec center = Vec.of(0, (top + bottom) / 2);
    placeBody(body, ends, width, top - bottom).forEach(part -> placed.add(part.moved(center)));
    return Arranged.of(width, height, placed);
  }

  /** An object, the index of its zone, the zone, and the layout of the object, not shrunk. */
  private record Filled(Mobject<?> object, int index, Zone zone, Arranged part) {}

  /** Returns a child with its zone; null if it is empty or has no zone. */
  private Filled filled(Mobject<?> child, Arranged part, EndStates ends) {
    int index = contents.indexOf(child);
    if (index < 0 || part.isEmpty()) {
      return null;
    }
    Zone zone = zones.get(index);
    double scale = ends.of(child) == null ? zone.scale() : 1;
    return new Filled(child, index, zone, part.scaled(1 / scale));
  }

  private List<Arranged> placeBody(List<Filled> body, EndStates ends, double width, double height) {
    int along = isStacked ? 1 : 0;
    double sign = isStacked ? -1 : 1;
    double length = isStacked ? height : width;
    double[] rooms = rooms(body, along, length);
    double at = -length / 2;
    List<Arranged> parts = new ArrayList<>();
    for (int i = 0; i < rooms.length; i++) {
      Vec middle = Vec.ZERO.with(along, sign * (at + rooms[i] / 2));
      double zoneWidth = isStacked ? width : rooms[i];
      double zoneHeight = isStacked ? rooms[i] : height;
      parts.add(placed(body.get(i), zoneWidth, zoneHeight, middle, ends));
      at += rooms[i] + gapAlong(along);
    }
    return parts;
  }

  /** Divides a length among the zones of the body. */
  private double[] rooms(List<Filled> body, int along, double length) {
    double free = Math.max(0, length - (body.size() - 1) * gapAlong(along));
    double strict = 0;
    double flexible = 0;
    for (Filled filled : body) {
      double needed = filled.part.length(along);
      strict += filled.zone.isFlexible() ? 0 : needed;
      flexible += filled.zone.isFlexible() ? needed : 0;
    }
    double[] rooms = new double[body.size()];
    for (int i = 0; i < rooms.length; i++) {
      double needed = body.get(i).part.length(along);
      if (strict + flexible <= free) {
        rooms[i] = needed + (free - strict - flexible) / rooms.length;
      } else if (body.get(i).zone.isFlexible()) {
        rooms[i] = needed * Math.max(0, free - strict) / flexible;
      } else {
        rooms[i] = Math.min(needed, needed * free / strict);
      }
    }
    return rooms;
  }

  private Arranged placed(Filled filled, double width, double height, Vec center, EndStates ends) {
    if (problem.isEmpty()) {
      problem = filled.zone.problem(filled.object, filled.part, width, height);
    }
    scales[filled.index] = filled.zone.shrinkage(filled.part, width, height);
    return filled
        .zone
        .place(filled.object, filled.part, width, height, gapAlong(1), ends)
        .moved(center);
  }

  @Override
  void placed() {
    List<Zone> all = new ArrayList<>();
    for (int i = 0; i < zones.size(); i++) {
      all.add(zones.get(i).with(scales[i]));
    }
    zones = List.copyOf(all);
  }

  private void checkFit() {
    isChecked = false;
    requireFit();
  }

  @Override
  void requireFit() {
    if (!problem.isEmpty()) {
      throw new IllegalArgumentException(problem);
    }
  }
}
