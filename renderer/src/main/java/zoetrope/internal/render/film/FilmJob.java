package zoetrope.internal.render.film;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import zoetrope.frame.Frame;
import zoetrope.frame.RasterImage;
import zoetrope.internal.audio.LevelMeter;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.render.files.SubtitleFormat;
import zoetrope.internal.render.part.PartSound;
import zoetrope.internal.render.pipeline.DryRunFrames;
import zoetrope.internal.render.pipeline.Pipeline;
import zoetrope.internal.render.pipeline.PipelineContext;
import zoetrope.internal.render.pipeline.SegmentSource;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.plan.SoundTracks;
import zoetrope.internal.render.still.StillRenderer;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.still.Cover;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.OutputException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;
import zoetrope.sound.SoundLevels;

/** Renders and writes the outputs of one request, with the writer for its format. */
final class FilmJob {
  private final RenderSession session;
  private final Optional<RemoteSegments> remote;
  private final RenderPlan plan;
  private final DryRunFrames dryRun;
  private final CollectedTexts texts;
  private final PipelineContext context;
  private final Pipeline.Limits limits;
  private final VideoSettings video;
  private Consumer<Frame> lastFrames;

  /**
   * Creates a job. The job uses the frames of the dry run if all of them are stored; otherwise it
   * runs the scene again.
   *
   * @param texts the texts of the dry run
   */
  FilmJob(
      RenderSession session,
      Optional<RemoteSegments> remote,
      RenderPlan plan,
      DryRunFrames dryRun,
      CollectedTexts texts,
      PipelineContext context,
      Pipeline.Limits limits) {
    this.session = session;
    this.remote = remote;
    this.plan = plan;
    this.dryRun = dryRun;
    this.texts = texts;
    this.context = context;
    this.limits = limits;
    this.video = session.video(format());
  }

  OutputWriter.Written write(Function<OutputFormat, OutputWriter> writers) {
    return session.cancellation().complete(() -> writeFiles(writers.apply(format())));
  }

  private OutputWriter.Written writeFiles(OutputWriter writer) {
    plan.request()
        .stems()
        .ifPresent(folder -> SoundTracks.writeStems(plan.sound(), folder, check()));
    if (format().kind() != OutputKind.SEQUENCE) {
      OutputFiles.createParent(target());
    }
    try {
      return writer.write(this);
    } catch (IOException e) {
      throw OutputException.writing(target(), e);
    }
  }

  RenderSession session() {
    return session;
  }

  RenderSettings settings() {
    return session.settings();
  }

  RenderPlan plan() {
    return plan;
  }

  /** Returns the texts of a range of the scene, for a film of paths. */
  List<Object> texts(FrameRange range) {
    return texts.in(range);
  }

  OutputFormat format() {
    return plan.request().format();
  }

  Path target() {
    return plan.request().target();
  }

  VideoSettings video() {
    return video;
  }

  Map<String, String> tags() {
    return settings().metadata().tags();
  }

  /** Returns an action that throws an exception if the rendering is cancelled. */
  Runnable check() {
    return session.cancellation()::check;
  }

  SegmentKind.Tools tools() {
    return new SegmentKind.Tools(
        format(), plan.range().from(), video, session.encoders().get(), session.cache(), context);
  }

  PartSound partSound(Soundtrack track, LevelMeter meter) {
    return new PartSound(
        track, format().soundCodec().orElseThrow(), meter, settings().rate(), check());
  }

  /** Returns the language of the subtitles. */
  String language() {
    return settings().narration().voice().spokenLanguage();
  }

  OutputWriter.Written written(Optional<SoundLevels> levels) throws IOException {
    return new OutputWriter.Written(Files.size(target()), levels);
  }

  /** Runs the scene up to the time of the thumbnail and draws the thumbnail. */
  Optional<Cover> cover() {
    return plan.request()
        .thumbnail()
        .map(
            wanted -> {
              RasterImage drawn =
                  new StillRenderer(session, 1).draw(plan.request().scene(), wanted.time());
              return Cover.of(drawn.argb(), drawn.width(), drawn.height(), wanted.isJpeg());
            });
  }

  Path thumbnail() {
    return plan.request().thumbnail().orElseThrow().file();
  }

  void write(Optional<Cover> cover) {
    cover.ifPresent(image -> OutputFiles.write(thumbnail(), image.file()));
  }

  void writeSubtitles() {
    plan.subtitleFile()
        .ifPresent(
            file ->
                OutputFiles.write(
                    file,
                    SubtitleFormat.of(target())
                        .text(plan.subtitles())
                        .getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Sets an action that gets the last frame of each part of the video, such as of each section. It
   * is called on the scene's thread.
   */
  void onLastFrames(Consumer<Frame> action) {
    lastFrames = action;
  }

  <T> void run(SegmentKind<T> segments, Consumer<T> output) {
    append(
        remote.isPresent()
            ? remote.get().of(session, plan, segments, this::play)
            : new Pipeline<>(
                context,
                limits,
                settings().rate(),
                plan.range(),
                this::play,
                segments.cachingRenderer()),
        output);
  }

  /** Checks the number of frames and completes the output. */
  void complete(long frames, Runnable finish) {
    checkCount(frames);
    long start = System.nanoTime();
    finish.run();
    context.timings().add(Timings.Step.MUXING, start);
  }

  private <T> void append(SegmentSource<T> segments, Consumer<T> output) {
    Runnable stop = segments::cancel;
    context.watch().onStop(stop);
    try {
      segments.run(
          segment -> {
            long start = System.nanoTime();
            output.accept(segment);
            context.timings().add(Timings.Step.MUXING, start);
          });
    } finally {
      context.watch().forget(stop);
    }
  }

  /**
   * Passes the frames to {@code segmenter}, which also ends a segment at the end of each part of
   * the plan.
   */
  private void play(Segmenter segmenter) {
    if (dryRun.isWhole() && dryRun.isCut()) {
      dryRun.play(segmenter, passed -> playAfter(passed, segmenter));
      return;
    }
    plan.parts().forEach(part -> segmenter.cutBefore(part.range().to()));
    if (lastFrames != null) {
      segmenter.tellLastFrames(lastFrames);
    }
    if (dryRun.isWhole()) {
      dryRun.play(segmenter);
    } else {
      run(wanted(), segmenter);
    }
  }

  private void playAfter(long frames, Segmenter segmenter) {
    plan.parts().forEach(part -> segmenter.cutBefore(part.range().to()));
    FrameRange all = wanted();
    if (frames == 0) {
      run(all, segmenter);
    } else {
      segmenter.skipNext();
      run(new FrameRange(all.from() + frames - 1, all.to()), segmenter);
    }
  }

  private FrameRange wanted() {
    // No limit at the end, so that checkCount detects frames that the dry run did not have.
    FrameRange range = plan.range();
    return plan.toTheEnd() ? new FrameRange(range.from(), Long.MAX_VALUE) : range;
  }

  private void run(FrameRange wanted, FrameSink sink) {
    new ConfiguredScene(plan.request().scene(), session.settings(), context.watch())
        .play(wanted, sink);
  }

  void checkCount(long written) {
    long expected = plan.frames();
    if (written != expected) {
      throw new SceneException(
          "the scene had "
              + expected
              + " frames in the dry run and "
              + written
              + " in the video: construct() must do the same each time (no clock, no"
              + " random numbers except the scene's own, no state in static fields)",
          null,
          "",
          0);
    }
  }
}
