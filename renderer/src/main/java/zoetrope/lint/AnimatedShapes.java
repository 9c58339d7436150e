package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * A check of animated mobjects: their areas must not vanish in the middle of a play, and they must
 * not jump in its last frame. Mobjects that turn in space, and all mobjects under a moving camera,
 * are left out.
 */
final class AnimatedShapes implements StageObserver {
  /** The largest number of items in a family that is checked. */
  private static final int MAX_ITEMS = 300;

  /** An area vanishes if less than this share of it is left. */
  private static final double MIN_SHARE = 0.04;

  /** The smallest area that is checked, in square units. */
  private static final double MIN_AREA = 0.05;

  /** The last step is a jump if it is this many times as long as the step before it. */
  private static final double MAX_GROWTH = 6;

  /** The shortest jump that viewers notice, in units. */
  private static final double MIN_JUMP = 0.3;

  /** The smallest change of the ink that counts as a jump, divided by the larger of both inks. */
  private static final double MIN_CHANGE = 0.5;

  /** If the next step can take a shape below this share of its ink, each frame is looked at. */
  private static final double MAX_DECLINE = 0.5;

  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<Mobject<?>, Track> tracks = new LinkedHashMap<>();
  private Camera camera;
  private boolean begins;
  private double framesPerSecond = 1;

  private static final class Track {
    private Look first;
    private Look before;
    private Look last;
    private Look end;
    private Look least;

    /** Adds a frame, in order. */
    void add(Look look) {
      if (last == null) {
        first = look;
      }
      if (least == null || look.ink < least.ink) {
        least = look;
      }
      before = last;
      last = look;
    }

    boolean mayVanish() {
      return first != null
          && first.ink > MIN_AREA
          && (last.ink < MAX_DECLINE * first.ink
              || before != null && 3 * last.ink - 2 * before.ink < MAX_DECLINE * first.ink);
    }
  }

  /**
   * The look of a mobject.
   *
   * @param frame the number of the frame; -1 for the end of the play
   * @param area its filled area, in square units
   * @param ink the filled area, weighted by its opacity
   * @param items the number of items
   */
  private record Look(long frame, double area, double ink, Vec center, int items) {
    /** Whether both have the same parts, or one of them shows nothing. */
    boolean isComparable(Look other) {
      return items == other.items || items == 0 || other.items == 0;
    }

    /** Returns the distance of their places, in units; 0 if one of them shows nothing. */
    double distance(Look other) {
      return items == 0 || other.items == 0 ? 0 : center.distance(other.center);
    }
  }

  AnimatedShapes(ObjectNames names) {
    this.names = names;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    tracks.clear();
    begins = true;
  }

  /** Whether a shape may soon vanish, so that no frame of the current play may be left out. */
  boolean mayVanish() {
    return tracks.values().stream().anyMatch(Track::mayVanish);
  }

  /** Looks at a frame of the current play. */
  void frame(long number, StageView stage) {
    framesPerSecond = stage.rate().perSecond();
    if (begins) {
      begins = false;
      camera = stage.currentCamera();
      stage.animated().stream()
          .filter(m -> !(m instanceof CameraFrame))
          .forEach(m -> tracks.put(m, new Track()));
    } else if (!tracks.isEmpty() && !camera.equals(stage.currentCamera())) {
      tracks.clear();
    }
    tracks.entrySet().removeIf(entry -> !add(entry.getKey(), entry.getValue(), number));
  }

  private boolean add(Mobject<?> m, Track track, long number) {
    if (track.last != null && number <= track.last.frame) {
      return true; // It is the state at the end, in case the scene ends here.
    }
    Look look = look(m, number);
    if (look == null || track.last != null && !look.isComparable(track.last)) {
      return false;
    }
    track.add(look);
    return true;
  }

  /** Returns the filled area and the place of a mobject; null if it cannot be checked. */
  private Look look(Mobject<?> m, long frame) {
    List<Item> items = new ArrayList<>();
    for (Mobject<?> member : m.family()) {
      if (member.children().isEmpty()) {
        member.appendItems(items);
      }
      if (items.size() > MAX_ITEMS) {
        return null;
      }
    }
    Bounds bounds = Item.bounds(items);
    if (items.isEmpty()) {
      return new Look(frame, 0, 0, Vec.ZERO, 0);
    }
    if (bounds.isEmpty() || bounds.max().z() - bounds.min().z() > 1e-6) {
      return null;
    }
    double scale = Camera.FRAME_HEIGHT / camera.height();
    double area = 0;
    double ink = 0;
    for (Item item : items) {
      double size = area(item) * (item.fixed() > 0 ? 1 : scale * scale);
      area += size;
      ink += size * item.opacity();
    }
    return new Look(frame, area, ink, bounds.center(), items.size());
  }

  /**
   * Returns the area within the control points of a shape, or within the box of another item, in
   * square units. It becomes 0 when the exact area does, and is faster to compute.
   */
  private static double area(Item item) {
    if (!(item instanceof Item.Shape shape)) {
      return item.bounds().size().x() * item.bounds().size().y();
    }
    Path path = shape.path();
    double[] points = new double[3 * path.pointCount()];
    path.coordinates(shape.transform(), points);
    double sum = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      int first = 3 * path.subpathStart(k);
      int last = first + 9 * path.curveCount(k);
      double twice = 0;
      for (int i = first, j = last; i <= last; j = i, i += 3) {
        twice += points[j] * points[i + 1] - points[i] * points[j + 1];
      }
      sum += Math.abs(twice) / 2;
    }
    return sum;
  }

  /** Looks at the end of the play, before its animations are cleaned up. */
  @Override
  public void at(PlayRecord play, Time end, StageView stage) {
    if (!tracks.isEmpty() && !camera.equals(stage.currentCamera())) {
      tracks.clear();
    }
    tracks.forEach((m, track) -> track.end = look(m, -1));
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    tracks.forEach(
        (m, track) -> {
          if (track.end != null && track.last != null && track.end.isComparable(track.last)) {
            report(m, track, play);
          }
        });
    tracks.clear();
  }

  private void report(Mobject<?> m, Track track, PlayRecord play) {
    if (vanishes(track)) {
      double when = track.least.frame / framesPerSecond;
      report(Fault.VANISHES, m, play, when, " vanishes half-way");
    }
    if (jumps(track)) {
      double when = play.start().plus(play.duration()).seconds();
      report(Fault.JUMP, m, play, when, " jumps in the last frame of the play");
    }
  }

  /**
   * Whether a mobject vanishes during the play. A mobject that does not move, such as a lamp, may
   * blink.
   */
  private static boolean vanishes(Track track) {
    double usual = Math.min(track.first.ink, track.end.ink);
    double area = Math.min(track.first.area, track.end.area);
    return usual > MIN_AREA
        && track.least.ink < MIN_SHARE * usual
        && (track.least.items > 0 && track.least.area < MIN_SHARE * area
            || track.first.distance(track.end) > 0);
  }

  private static boolean jumps(Track track) {
    if (track.before == null) {
      return false;
    }
    double jump = track.end.distance(track.last);
    double step = track.last.distance(track.before);
    double change = Math.abs(track.end.ink - track.last.ink);
    double before = Math.abs(track.last.ink - track.before.ink);
    return jump > MIN_JUMP && jump > MAX_GROWTH * step
        || change > MIN_CHANGE * Math.max(track.end.ink, track.last.ink)
            && change > MIN_AREA
            && change > MAX_GROWTH * before;
  }

  private void report(Fault fault, Mobject<?> m, PlayRecord play, double when, String what) {
    List<FoundObject> objects = List.of(names.found(m, m, Box.EMPTY));
    findings.add(new Finding(fault, play, when, when, objects, names.of(m) + what));
  }
}
