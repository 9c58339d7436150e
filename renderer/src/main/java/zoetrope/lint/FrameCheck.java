package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.internal.lint.objects.Looks;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.StageTexts;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.mobject.CoordinateLog;
import zoetrope.lint.FrameFault.Level;
import zoetrope.lint.FrameFault.Words;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;

/** The checks that look at each frame: of reading times, flashes, plots, solids and margins. */
final class FrameCheck {
  /**
   * The margin of the safe area, divided by the width or height of the frame. EBU R 95 defines this
   * action-safe area.
   */
  private static final double SAFE_MARGIN = 0.035;

  /**
   * The distance from an edge, in frame units, below which a text seems to touch it; 5 pixels at
   * 480 lines.
   */
  private static final double EDGE = 5.0 / 60;

  private final Episodes episodes = new Episodes();
  private final Episodes cuts = new Episodes();
  private final MarginCheck margins;
  private final ReadingCheck reading = new ReadingCheck();
  private final FlashCheck flashes;
  private final PlotCheck plots;
  private final SpaceCheck space;
  private final Looks looks = new Looks();
  private PlayRecord play;

  /** Whether the next frame is the first one of its play. */
  private boolean begins;

  private double framesPerSecond = 1;
  private long lastVersion;

  FrameCheck(ObjectNames names, CoordinateLog coordinates) {
    flashes = new FlashCheck(names);
    margins = new MarginCheck(names);
    plots = new PlotCheck(names, coordinates);
    space = new SpaceCheck(names);
  }

  List<Finding> findings(StageResult run) {
    long end = run.frames();
    List<Finding> all = new ArrayList<>(episodes.findings(framesPerSecond, end, fault -> true));
    all.addAll(cuts.findings(framesPerSecond, end, fault -> margins.counts(fault.key())));
    all.addAll(reading.findings(framesPerSecond));
    all.addAll(flashes.findings());
    return all;
  }

  /** Begins a play or pause. */
  void called(PlayRecord next) {
    play = next;
    begins = true;
  }

  /** Ends a play or pause. */
  void ended() {
    margins.ended();
  }

  /**
   * Looks at a frame.
   *
   * @param version a number that grows when the stage changes
   */
  void add(long number, StageView stage, StageTexts texts, long version) {
    framesPerSecond = stage.rate().perSecond();
    Box frameBox = Box.of(stage.frameSize());
    if (version == lastVersion) {
      return;
    }
    lastVersion = version;
    Map<Mobject<?>, Looks.Look> shown =
        looks.of(stage, texts, FlashCheck.MIN_AREA_SHARE * frameBox.area());
    reading.add(number, play, texts.texts(), frameBox);
    flashes.add(number, play, shown, stage);
    List<FrameFault> faults = new ArrayList<>(plots.of(stage, begins));
    begins = false;
    faults.addAll(space.of(stage, shown, texts));
    checkPlaces(texts, stage.currentCamera(), frameBox, faults);
    episodes.add(number, play, faults);
    cuts.add(number, play, margins.of(stage, shown, texts));
  }

  private static void checkPlaces(
      StageTexts texts, Camera camera, Box frameBox, List<FrameFault> faults) {
    Box safe = frameBox.inset(SAFE_MARGIN);
    Set<Mobject<?>> cut = Collections.newSetFromMap(new IdentityHashMap<>());
    texts.texts().stream()
        .filter(text -> !frameBox.contains(text.reach()))
        .forEach(text -> cut.add(text.whole()));
    for (VisibleText text : texts.texts()) {
      if (!text.isFading()
          && (text.isFixed() || camera.equals(Camera.DEFAULT))
          && !safe.contains(text.reach())
          && !safe.contains(text.box())
          && frameBox.contains(text.box())) {
        boolean isAtEdge =
            !frameBox.expanded(-EDGE).contains(text.box()) && !cut.contains(text.whole());
        faults.add(
            isAtEdge
                ? fault(Fault.EDGE, text, " nearly touches the edge of the frame", safe)
                : fault(Fault.UNSAFE, text, " is close to the edge of the frame", safe));
      }
    }
  }

  private static FrameFault fault(Fault kind, VisibleText text, String what, Box safe) {
    return new FrameFault(
        kind,
        Level.FAULT,
        text.key(),
        () ->
            new Words(
                List.of(text.found()),
                text.name() + what,
                " at " + text.box().place(),
                Fixes.into(safe, text.box(), text.found(), text.hasUpdater())));
  }
}
