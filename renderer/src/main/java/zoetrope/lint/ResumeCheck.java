package zoetrope.lint;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * A check for mobjects that change suddenly in the middle of a play. An animation suspends the
 * updaters of its mobject. If the animation ends before its play, the updaters run again and may
 * undo the change.
 */
final class ResumeCheck implements StageObserver {
  /** A change is sudden if it is this many times as large as the change of the frame before. */
  private static final double MIN_GROWTH = 4;

  /** The shortest jump that viewers notice, in units. */
  private static final double MIN_JUMP = 0.1;

  /** The updaters of a mobject run at the latest in this frame after they resume. */
  private static final int LAST_FRAME = 2;

  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private final FrameComparison images = new FrameComparison();
  private final Map<Mobject<?>, Track> tracks = new IdentityHashMap<>();
  private PlayRecord play;
  private boolean begins;

  /** The number of the last frame. */
  private long seen = -1;

  /** The looks of a mobject in the last two frames, and the frames since its updaters resumed. */
  private static final class Track {
    private Frame before;
    private Frame last;
    private int resumed;
  }

  ResumeCheck(ObjectNames names) {
    this.names = names;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  /** Whether no frame of the current play may be left out. */
  boolean needsAllFrames() {
    return !tracks.isEmpty();
  }

  @Override
  public void called(PlayRecord next, StageView stage) {
    play = next;
    tracks.clear();
    begins = true;
  }

  /** Looks at a frame of the current play. */
  void frame(long number, StageView stage) {
    if (begins) {
      begins = false;
      for (Mobject<?> m : stage.animated()) {
        m.family().stream().filter(Mobject::hasUpdaters).forEach(u -> tracks.put(u, new Track()));
      }
    }
    if (number <= seen) {
      return; // It is the state at the end, in case the scene ends here.
    }
    seen = number;
    tracks.entrySet().removeIf(e -> isOver(e.getKey(), e.getValue(), number, stage));
  }

  /** Adds a frame to a track. Returns whether no more frames are needed. */
  private boolean isOver(Mobject<?> m, Track track, long number, StageView stage) {
    boolean isSuspended = !m.hasActiveUpdaters();
    if (!isSuspended && track.last == null) {
      return false;
    }
    List<Item> items = new ArrayList<>();
    m.family().stream()
        .filter(part -> part.children().isEmpty())
        .forEach(p -> p.appendItems(items));
    Frame now = new Frame(stage.currentCamera(), stage.background(), items, stage.frameSize());
    track.resumed = isSuspended ? 0 : track.resumed + 1;
    if (track.resumed > 0 && track.before != null && isSudden(track, now)) {
      report(m, track.last, now, number / stage.rate().perSecond());
      return true;
    }
    track.before = track.last;
    track.last = now;
    return track.resumed >= LAST_FRAME;
  }

  private boolean isSudden(Track track, Frame now) {
    int change = change(track.last, now);
    double move = move(track.last, now);
    return change > 0
        && (change > MIN_GROWTH * change(track.before, track.last)
            || move > MIN_JUMP && move > MIN_GROWTH * move(track.before, track.last));
  }

  /** Returns the number of pixels that differ. */
  private int change(Frame a, Frame b) {
    FrameComparison.Difference difference = images.difference(a, b, List.of());
    return difference == null ? 0 : difference.change().pixels();
  }

  private static double move(Frame a, Frame b) {
    return Item.bounds(a.items()).center().distance(Item.bounds(b.items()).center());
  }

  private void report(Mobject<?> m, Frame before, Frame now, double seconds) {
    PopChange change =
        PopChange.of(before.items(), before.camera(), now.items(), now.camera(), true);
    Box box = PopLook.box(now.items(), now.camera());
    List<FoundObject> objects = List.of(names.found(m, m, box));
    String what = names.of(m) + " " + change.words() + " in the middle of the play";
    findings.add(
        new Finding(Fault.POP, play, seconds, seconds, objects, what).withFix(PopChange.UNDONE));
  }
}
