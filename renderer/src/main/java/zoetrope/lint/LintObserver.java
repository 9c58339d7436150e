package zoetrope.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.mobject.CoordinateLog;
import zoetrope.internal.mobject.FunctionProbe;
import zoetrope.internal.mobject.UpdaterLog;
import zoetrope.lint.report.CheckResult;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.OpposedFixes;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.CreationSite;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/** An observer that runs all checks while a scene runs. */
final class LintObserver implements StageObserver {
  /**
   * An empty frame that replaces each checked frame, because nothing uses the frames afterwards.
   */
  private static final Frame UNUSED_FRAME =
      new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of(), FrameSize.WIDE);

  private final AnimatedShapes shapes;
  private final ForgottenCheck forgotten;
  private final FrameCheck frames;
  private final TextCheck texts;
  private final PopCheck pops;
  private final AnimatedCheck animated;
  private final MovementCheck movement;
  private final CapturedCheck captured;
  private final Set<Integer> objects = new HashSet<>();

  /** The first of the last two frames of the current play; 0 in a pause. */
  private long ending;

  private FrameSize designed = FrameSize.WIDE;
  private final UpdaterLog log = new UpdaterLog();
  private final CoordinateLog coordinates = new CoordinateLog();
  private final UpdaterCheck updaters;
  private final LagCheck lags;
  private final ResumeCheck resumed;

  LintObserver(ObjectNames names, Predicate<CreationSite> isUnused) {
    shapes = new AnimatedShapes(names);
    forgotten = new ForgottenCheck(names, isUnused);
    frames = new FrameCheck(names, coordinates);
    TextFaults faults = new TextFaults(names);
    movement = new MovementCheck(faults);
    texts = new TextCheck(faults, movement);
    pops = new PopCheck(names);
    animated = new AnimatedCheck(names);
    captured = new CapturedCheck(names);
    updaters = new UpdaterCheck(names, log);
    lags = new LagCheck(names, log);
    resumed = new ResumeCheck(names);
  }

  /** Returns what all checks found in a run. */
  CheckResult result(StageResult run) {
    List<Finding> all = new ArrayList<>(texts.findings());
    all.addAll(unexplainedPops());
    all.addAll(animated.findings());
    all.addAll(movement.findings());
    all.addAll(captured.findings());
    all.addAll(updaters.findings());
    all.addAll(lags.findings());
    all.addAll(resumed.findings());
    all.addAll(shapes.findings());
    all.addAll(forgotten.findings());
    all.addAll(frames.findings(run));
    List<Finding> remaining = new ArrayList<>(new Permissions(run).apply(all));
    remaining.sort(Comparator.comparingDouble(Finding::from));
    List<Finding> findings = OpposedFixes.noted(Finding.grouped(remaining));
    return new CheckResult(findings, run, designed, objects.size(), texts.count());
  }

  /** Returns the pops that neither captured objects nor late updaters explain. */
  private List<Finding> unexplainedPops() {
    return pops.findings().stream()
        .filter(pop -> captured.findings().stream().noneMatch(finding -> finding.explains(pop)))
        .filter(pop -> !lags.explains(pop))
        .toList();
  }

  @Override
  public boolean notesCreations() {
    return true;
  }

  /** Leaves out frames that no check looks at, so that the scene need not compute them. */
  @Override
  public FrameRange wanted(long next, List<Section> sections) {
    boolean wantsAll = shapes.mayVanish() || resumed.needsAllFrames();
    return next >= ending
        ? FrameRange.ALL
        : FrameRange.only(Math.min(ending, wantsAll ? next : movement.nextChecked(next)));
  }

  @Override
  public Frame taken(long number, StageView stage) {
    designed = stage.designedSize();
    if (movement.frame(number, stage)) {
      frames.add(number, stage, movement.texts(), movement.version());
    }
    shapes.frame(number, stage);
    animated.frame(stage);
    resumed.frame(number, stage);
    return UNUSED_FRAME;
  }

  @Override
  public void began(StageView stage) {
    log.open();
    coordinates.open();
    new FunctionProbe(this::beforeFunction, this::afterFunction).open();
    captured.began(stage);
    pops.began(stage);
  }

  private void beforeFunction() {
    captured.before();
    pops.before();
  }

  private void afterFunction() {
    captured.after();
    pops.after();
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    TreeSet<Time> all = new TreeSet<>(pops.moments(play));
    all.addAll(animated.moments(play));
    all.addAll(lags.moments(play));
    return List.copyOf(all);
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    long end = play.start().plus(play.duration()).firstFrame(stage.rate());
    ending = stage.animated().isEmpty() ? 0 : Math.max(0, end - 2);
    pops.called(play, stage);
    animated.called(play, stage);
    movement.called(play, stage);
    frames.called(play);
    shapes.called(play, stage);
    captured.called(play, stage);
    updaters.called(play, stage);
    lags.called(play, stage);
    resumed.called(play, stage);
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    if (pops.moments(play).contains(moment)) {
      pops.at(play, moment, stage);
    }
    if (animated.moments(play).contains(moment)) {
      animated.at(play, moment, stage);
    }
    if (lags.moments(play).contains(moment)) {
      lags.at(play, moment, stage);
    }
    if (moment.equals(play.duration())) {
      shapes.at(play, moment, stage);
    }
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    stage.mobjects().stream()
        .filter(m -> !(m instanceof CameraFrame))
        .flatMap(m -> m.creationSite().stream())
        .forEach(site -> objects.add(site.number()));
    frames.ended();
    texts.ended(play, stage);
    pops.ended(play, stage);
    animated.ended(play, stage);
    updaters.ended(play, stage);
    shapes.ended(play, stage);
    forgotten.ended(play, stage);
  }
}
