package zoetrope.internal.render.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.text.StringMobject;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * Finds objects that the aspect ratio of a video cuts off. They are completely visible at the end
 * of a play in 16:9, but not in the video's aspect ratio. The scene runs twice: first with {@link
 * #reference}, then with {@link #comparison}. Objects that are partly or completely outside of the
 * frame in 16:9, too, are not reported, because they are there on purpose.
 */
final class ShapeCheck {
  /**
   * How far an object may extend beyond the frame without a report, in scene units. It is one pixel
   * at a height of 480 pixels.
   */
  private static final double MAX_UNREPORTED_DISTANCE = 1.0 / 60;

  private static final int MAX_REPORTED = 5;
  private static final int MAX_NAME_CHARACTERS = 40;

  private final List<List<Seen>> plays = new ArrayList<>();
  private final Set<Mobject<?>> known = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<String> notes = new ArrayList<>();

  /**
   * The visibility of an object in the run in 16:9.
   *
   * @param whole whether the object is completely visible
   * @param parts the members of a group that is not completely visible; otherwise empty
   */
  private record Seen(String kind, boolean whole, List<Seen> parts) {}

  /** The view of the scene at one time. It projects objects into the frame. */
  private record Place(FrameProjection projection, Camera camera, FrameSize size) {
    static Place of(StageView stage) {
      Frame frame = stage.frame();
      return new Place(new FrameProjection(frame.camera()), frame.camera(), frame.size());
    }
  }

  StageObserver reference() {
    return new StageObserver() {
      @Override
      public void ended(PlayRecord play, StageView stage) {
        plays.add(seen(stage.mobjects(), Place.of(stage)));
      }
    };
  }

  /**
   * Returns the observer of the following run in the requested aspect ratio; {@code frames} gets
   * its frames.
   */
  StageObserver comparison(StageObserver frames) {
    return new StageObserver() {
      @Override
      public FrameRange wanted(long next, List<Section> sections) {
        return frames.wanted(next, sections);
      }

      @Override
      public Frame taken(long number, StageView stage) {
        return frames.taken(number, stage);
      }

      @Override
      public void frame(Frame frame, long number, long count) {
        frames.frame(frame, number, count);
      }

      @Override
      public void ended(PlayRecord play, StageView stage) {
        if (play.index() < plays.size()) {
          compare(plays.get(play.index()), stage.mobjects(), Place.of(stage), play);
        }
      }
    };
  }

  /**
   * Returns the warnings, one for each object. At most {@value #MAX_REPORTED} objects are
   * described; a last warning counts the others.
   */
  List<String> notes() {
    List<String> reported = new ArrayList<>(notes.subList(0, Math.min(MAX_REPORTED, notes.size())));
    if (notes.size() > MAX_REPORTED) {
      int more = notes.size() - MAX_REPORTED;
      reported.add(
          (more == 1 ? "one more object is" : more + " more objects are")
              + " cut off by the aspect ratio");
    }
    return reported;
  }

  private static List<Seen> seen(List<Mobject<?>> mobjects, Place place) {
    return mobjects.stream().map(m -> seen(m, place)).toList();
  }

  private static Seen seen(Mobject<?> m, Place place) {
    Bounds box = box(m, place);
    boolean whole = !box.isEmpty() && beyond(box, place.size()).isEmpty();
    // If a group is partly outside, its members are examined separately. Parts of other objects,
    // such as grid lines, are not examined.
    return new Seen(
        m.kind(), whole, !whole && m instanceof Group<?> ? seen(m.children(), place) : List.of());
  }

  private void compare(
      List<Seen> before, List<? extends Mobject<?>> now, Place place, PlayRecord play) {
    for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
      Mobject<?> m = now.get(i);
      Seen seen = before.get(i);
      if (m instanceof CameraFrame || known.contains(m) || !m.kind().equals(seen.kind())) {
        continue;
      }
      if (!seen.whole()) {
        compare(seen.parts(), m.children(), place, play);
        continue;
      }
      Bounds box = box(m, place);
      String beyond = box.isEmpty() ? "it is behind the camera" : beyond(box, place.size());
      if (!beyond.isEmpty() && isVisible(m, place.camera())) {
        m.visit(known::add);
        notes.add(note(m, beyond, play));
      }
    }
  }

  /**
   * Returns the box around the projected corners of a mobject's bounds, in coordinates of the
   * frame; empty if a corner is behind the camera.
   */
  private static Bounds box(Mobject<?> m, Place place) {
    Bounds box = m.bounds();
    Bounds seen = Bounds.EMPTY;
    for (int i = 0; i < 8 && !box.isEmpty(); i++) {
      Vec corner =
          box.point(new Vec((i & 1) == 0 ? -1 : 1, (i & 2) == 0 ? -1 : 1, (i & 4) == 0 ? -1 : 1));
      Vec at = place.projection().apply(corner, m.fixedInFrame());
      if (at == null) {
        return Bounds.EMPTY;
      }
      seen = seen.union(new Bounds(at, at));
    }
    return seen;
  }

  private static boolean isVisible(Mobject<?> m, Camera camera) {
    DisplayListBuilder out = new DisplayListBuilder(camera);
    m.emit(out);
    return out.items().stream().anyMatch(item -> item.opacity() > 0);
  }

  /**
   * Returns the sides where a box extends beyond a frame, with the distances in scene units; an
   * empty string if the box is inside.
   */
  private static String beyond(Bounds box, FrameSize frame) {
    List<String> sides = new ArrayList<>();
    add(sides, "left", -frame.width() / 2 - box.min().x());
    add(sides, "right", box.max().x() - frame.width() / 2);
    add(sides, "top", box.max().y() - frame.height() / 2);
    add(sides, "bottom", -frame.height() / 2 - box.min().y());
    return String.join(", ", sides);
  }

  private static void add(List<String> sides, String side, double by) {
    if (by > MAX_UNREPORTED_DISTANCE) {
      sides.add(Messages.of("%s by %.2f", side, by));
    }
  }

  private static String note(Mobject<?> m, String beyond, PlayRecord play) {
    return Messages.of(
        "%s%s leaves the frame (%s) at %.3f s, but not in 16:9: place it by frameWidth() and"
            + " frameHeight(), or fit the frame in another way",
        play.file().isEmpty() ? "" : play.place() + ": ",
        name(m),
        beyond,
        play.start().plus(play.duration()).seconds());
  }

  private static String name(Mobject<?> m) {
    if (m instanceof StringMobject<?> text) {
      String line = text.source().strip().replaceAll("\\s+", " ");
      String shown =
          line.length() > MAX_NAME_CHARACTERS
              ? line.substring(0, MAX_NAME_CHARACTERS - 3) + "..."
              : line;
      return m.kind() + " \"" + shown + "\"";
    }
    return m.family().stream()
        .filter(part -> part instanceof StringMobject<?>)
        .findFirst()
        .map(part -> m.kind() + " with " + name(part))
        .orElse(m.kind());
  }
}
