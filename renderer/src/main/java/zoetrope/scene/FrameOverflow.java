package zoetrope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.internal.mobject.Opacities;
import zoetrope.mobject.DisplayListBuilder;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.text.StringMobject;

/**
 * Notes what the picture's shape cuts off: what would be seen whole in the frame that the scene is
 * made for, and is not in the picture. What reaches beyond both, as planes do, is meant to; where
 * the picture holds the frame there is nothing to look for.
 */
final class FrameOverflow {
  /** What is less than a pixel of 480 out of the picture is in. */
  private static final double SLACK = 1.0 / 60;

  private static final int TOLD = 5;
  private static final int LONGEST = 40;

  private final Set<Mobject<?>> known = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<String> notes = new ArrayList<>();

  /** Looks at the stage as a play or pause leaves it. */
  void look(FrameLayout layout, List<Mobject<?>> mobjects, Camera camera, PlayRecord play) {
    if (!layout.cutsDesigned()) {
      return;
    }
    FrameProjection projection = new FrameProjection(camera);
    for (Mobject<?> m : mobjects) {
      if (!(m instanceof CameraFrame)) {
        look(m, layout, projection, camera, play);
      }
    }
  }

  /** What was found, each object once, and no more of them than anybody reads. */
  List<String> notes() {
    List<String> told = new ArrayList<>(notes.subList(0, Math.min(TOLD, notes.size())));
    if (notes.size() > TOLD) {
      told.add((notes.size() - TOLD) + " more objects are cut off by the picture's shape");
    }
    return told;
  }

  private void look(
      Mobject<?> m,
      FrameLayout layout,
      FrameProjection projection,
      Camera camera,
      PlayRecord play) {
    Bounds seen = seen(m, projection);
    if (seen.isEmpty() || known.contains(m)) {
      return;
    }
    if (!beyond(seen, layout.designed()).isEmpty()) {
      // What an author has grouped stands by itself; the lines of a plane do not.
      if (m instanceof Group<?>) {
        m.children().forEach(child -> look(child, layout, projection, camera, play));
      }
      return;
    }
    String beyond = beyond(seen, layout.picture());
    if (!beyond.isEmpty() && isVisible(m, camera)) {
      m.visit(known::add);
      notes.add(note(m, beyond, play));
    }
  }

  /**
   * The box, in the frame's coordinates, of what the corners of a mobject's own box are seen at.
   */
  private static Bounds seen(Mobject<?> m, FrameProjection projection) {
    Bounds box = m.bounds();
    Bounds seen = Bounds.EMPTY;
    for (int i = 0; i < 8 && !box.isEmpty(); i++) {
      Vec corner =
          box.point(new Vec((i & 1) == 0 ? -1 : 1, (i & 2) == 0 ? -1 : 1, (i & 4) == 0 ? -1 : 1));
      Vec place = projection.apply(corner, m.fixedInFrame());
      if (place == null) {
        return Bounds.EMPTY;
      }
      seen = seen.union(new Bounds(place, place));
    }
    return seen;
  }

  private static boolean isVisible(Mobject<?> m, Camera camera) {
    DisplayListBuilder out = new DisplayListBuilder(camera);
    m.emit(out);
    return out.items().stream().anyMatch(item -> Opacities.of(item) > 0);
  }

  /** On which sides a box leaves a frame, and how far; empty when it does not. */
  private static String beyond(Bounds box, FrameSize frame) {
    List<String> sides = new ArrayList<>();
    add(sides, "left", -frame.width() / 2 - box.min().x());
    add(sides, "right", box.max().x() - frame.width() / 2);
    add(sides, "top", box.max().y() - frame.height() / 2);
    add(sides, "bottom", -frame.height() / 2 - box.min().y());
    return String.join(", ", sides);
  }

  private static void add(List<String> sides, String side, double by) {
    if (by > SLACK) {
      sides.add(String.format(Locale.ROOT, "%s by %.2f", side, by));
    }
  }

  private static String note(Mobject<?> m, String beyond, PlayRecord play) {
    return String.format(
        Locale.ROOT,
        "%s%s leaves the picture (%s units) at %.3f s: place it by frameWidth() and frameHeight(),"
            + " or let the frame expand",
        play.file().isEmpty() ? "" : play.file() + ":" + play.line() + ": ",
        name(m),
        beyond,
        play.start().plus(play.duration()).seconds());
  }

  private static String name(Mobject<?> m) {
    if (m instanceof StringMobject<?> text) {
      String line = text.source().strip().replaceAll("\\s+", " ");
      String shown = line.length() > LONGEST ? line.substring(0, LONGEST - 3) + "..." : line;
      return m.kind() + " \"" + shown + "\"";
    }
    return m.kind();
  }
}
