package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * A check of animated mobjects: their areas must not vanish in the middle of a play, and they must
 * not jump in its last frame. Mobjects that turn in space, and all mobjects under a moving camera,
 * are left out.
 */
final class AnimatedShapes implements StageObserver {
  /** Larger families are not checked. */
  private static final int MAX_ITEMS = 300;

  /** An area vanishes if less than this share of it is left. */
  private static final double MIN_SHARE = 0.04;

  /** Smaller areas are not checked, in square units. */
  private static final double MIN_AREA = 0.05;

  /** The last step is a jump if it is this many times as long as the step before it. */
  private static final double MAX_GROWTH = 6;

  /** Shorter jumps are not noticed, in units. */
  private static final double MIN_JUMP = 0.3;

  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<Mobject<?>, Track> tracks = new LinkedHashMap<>();
  private Camera camera;
  private boolean begins;
  private double framesPerSecond = 1;

  private static final class Track {
    private int items;
    private double firstArea;
    private double leastArea = Double.POSITIVE_INFINITY;
    private long leastFrame;
    private Vec before;
    private Vec last;
    private long lastFrame;
  }

  private record Look(double area, Vec center, int items) {}

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

  /** Looks at a frame of the current play. */
  void frame(long number, StageView stage) {
    framesPerSecond = stage.rate().perSecond();
    if (begins) {
      begins = false;
      camera = stage.camera().toCamera();
      stage.animated().stream()
          .filter(m -> !(m instanceof CameraFrame))
          .forEach(m -> tracks.put(m, new Track()));
    } else if (!tracks.isEmpty() && !camera.equals(stage.camera().toCamera())) {
      tracks.clear();
    }
    tracks.entrySet().removeIf(entry -> !add(entry.getKey(), entry.getValue(), number));
  }

  private boolean add(Mobject<?> m, Track track, long number) {
    if (track.last != null && number <= track.lastFrame) {
      return true; // It is the state at the end, in case the scene ends here.
    }
    Look look = look(m);
    if (look == null) {
      return false;
    }
    if (track.last == null) {
      track.firstArea = look.area;
      track.items = look.items;
    } else if (track.items != look.items) {
      return false;
    }
    if (look.area < track.leastArea) {
      track.leastArea = look.area;
      track.leastFrame = number;
    }
    track.before = track.last;
    track.last = look.center;
    track.lastFrame = number;
    return true;
  }

  /** Returns the filled area and the place of a mobject; null if it cannot be checked. */
  private Look look(Mobject<?> m) {
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
    if (bounds.isEmpty() || bounds.max().z() - bounds.min().z() > 1e-6) {
      return null;
    }
    FrameProjection projection = new FrameProjection(camera);
    double area = 0;
    for (Item item : items) {
      area += ProjectedOutline.of(item, projection).area();
    }
    return new Look(area, bounds.center(), items.size());
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    tracks.forEach(
        (m, track) -> {
          Look end = track.last == null ? null : look(m);
          if (end != null && end.items == track.items) {
            report(m, track, end, play);
          }
        });
    tracks.clear();
  }

  private void report(Mobject<?> m, Track track, Look end, PlayRecord play) {
    double usual = Math.min(track.firstArea, end.area);
    if (usual > MIN_AREA && track.leastArea < MIN_SHARE * usual) {
      double when = track.leastFrame / framesPerSecond;
      report(Fault.VANISHES, m, play, when, " vanishes half-way");
    }
    if (track.before != null) {
      double jump = end.center.distance(track.last);
      if (jump > MIN_JUMP && jump > MAX_GROWTH * track.last.distance(track.before)) {
        double when = (track.lastFrame + 1) / framesPerSecond;
        report(Fault.JUMP, m, play, when, " jumps in the last frame of the play");
      }
    }
  }

  private void report(Fault fault, Mobject<?> m, PlayRecord play, double when, String what) {
    List<FoundObject> objects = List.of(names.found(m, m, Box.EMPTY));
    findings.add(new Finding(fault, play, when, when, objects, names.of(m) + what));
  }
}
