package zoetrope.internal.render.film;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import zoetrope.frame.Frame;
import zoetrope.frame.RasterImage;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.audio.LevelMeter;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.internal.files.Replacement;
import zoetrope.internal.render.part.PartSound;
import zoetrope.internal.render.part.SectionFilms;
import zoetrope.internal.render.pipeline.DryRunFrames;
import zoetrope.internal.render.pipeline.Pipeline;
import zoetrope.internal.render.pipeline.PipelineContext;
import zoetrope.internal.render.pipeline.SegmentSource;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.plan.SoundWriter;
import zoetrope.internal.render.presentation.PresentationFile;
import zoetrope.internal.render.still.StillRenderer;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.animated.PictureFilm;
import zoetrope.internal.video.gif.GifFilm;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.PngList;
import zoetrope.internal.video.still.Cover;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.result.OutputException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;
import zoetrope.sound.SoundLevels;

/** Writes what one request asks for, through a pipeline that suits the target. */
final class FilmWriter {
  private final RenderSession session;
  private final Optional<RemoteSegments> remote;
  private final RenderPlan plan;
  private final DryRunFrames dryRun;
  private final PipelineContext context;
  private final Pipeline.Limits limits;
  private final Path target;
  private final OutputFormat format;
  private final VideoSettings video;
  private final Runnable check;
  private SoundLevels levels;

  /** The last frames of slides, from the stage's thread to where they are drawn. */
  private final Queue<Frame> lastFrames = new ConcurrentLinkedQueue<>();

  /** Writes what {@code dryRun} keeps if that is all, and otherwise runs the scene once more. */
  FilmWriter(
      RenderSession session,
      Optional<RemoteSegments> remote,
      RenderPlan plan,
      DryRunFrames dryRun,
      PipelineContext context,
      Pipeline.Limits limits) {
    this.session = session;
    this.remote = remote;
    this.plan = plan;
    this.dryRun = dryRun;
    this.context = context;
    this.limits = limits;
    this.target = plan.request().target();
    this.format = plan.request().format();
    this.video = session.video(format);
    this.check = session.cancellation()::check;
  }

  /**
   * Writes the files and returns their bytes, without those of subtitles. Nothing is left at the
   * target's name that is not whole, whatever is thrown.
   */
  long write() {
    session.cancellation().begin();
    try {
      plan.request()
          .stems()
          .ifPresent(folder -> SoundWriter.writeStems(plan.sound(), folder, check));
      if (format.kind() == OutputKind.SEQUENCE) {
        return writeSequence();
      }
      OutputFiles.createParent(target);
      if (format.kind() == OutputKind.PRESENTATION) {
        writeTalk();
        return Files.size(target);
      }
      if (format.kind() == OutputKind.SOUND) {
        levels = SoundtrackFile.write(format, target, plan.sound(), metadata().tags(), check);
        return Files.size(target);
      }
      if (format.isMuxedFilm()) {
        writeSegmentedFilm();
      } else {
        Optional<Cover> cover = cover();
        writePictures();
        cover.ifPresent(picture -> OutputFiles.write(thumbnail(), picture.file()));
        plan.subtitleFile().ifPresent(this::writeSubtitles);
      }
      return Files.size(target);
    } catch (IOException e) {
      throw OutputException.writing(target, e);
    } finally {
      session.cancellation().end();
    }
  }

  private void writeSegmentedFilm() {
    Soundtrack track = plan.sound().leveled(check);
    Optional<Cover> cover = cover();
    try (LevelMeter meter = new LevelMeter();
        LevelMeter ofSections = new LevelMeter();
        EncodedSound sound = openSound(track, meter);
        SegmentedFilm film =
            SegmentedFilm.open(target, video, plan.chapters(), Optional.ofNullable(sound));
        SectionFilms sections = openSections(partSound(track, ofSections))) {
      film.tag(metadata().tags());
      cover.ifPresent(film::cover);
      run(
          SegmentKind.ofFilm(format, tools()),
          segment -> {
            film.append(segment);
            if (sections != null) {
              sections.append(segment);
            }
          });
      complete(film.frames(), film::complete);
      name(film, sections, cover);
      levels = sound == null ? null : meter.levels();
    }
  }

  /** Gives the film, its subtitles and its sections their names, or none of them. */
  private void name(SegmentedFilm film, SectionFilms sections, Optional<Cover> cover) {
    try (Replacement replacement = new Replacement()) {
      if (sections != null) {
        sections.commit(plan.request().scene().name(), replacement);
      }
      Optional<Path> subtitles = plan.subtitleFile();
      subtitles.ifPresent(replacement::of);
      subtitles.ifPresent(this::writeSubtitles);
      cover.ifPresent(picture -> writeCover(picture, replacement));
      film.commit();
      replacement.done();
    }
  }

  /** The picture that stands for the film, for which the scene is run up to there. */
  private Optional<Cover> cover() {
    return plan.request()
        .thumbnail()
        .map(
            wanted -> {
              RasterImage drawn =
                  new StillRenderer(session, 1).draw(plan.request().scene(), wanted.time());
              return Cover.of(drawn.argb(), drawn.width(), drawn.height(), wanted.isJpeg());
            });
  }

  private void writeCover(Cover cover, Replacement replacement) {
    replacement.of(thumbnail());
    OutputFiles.write(thumbnail(), cover.file());
  }

  private Path thumbnail() {
    return plan.request().thumbnail().orElseThrow().file();
  }

  private void writeSubtitles(Path file) {
    OutputFiles.write(file, plan.subtitles().getBytes(StandardCharsets.UTF_8));
  }

  private Metadata metadata() {
    return session.settings().metadata();
  }

  private SegmentKind.Tools tools() {
    return new SegmentKind.Tools(video, session.encoders().get(), session.cache(), context);
  }

  /** The film's sound; null when it has none. */
  private EncodedSound openSound(Soundtrack track, LevelMeter meter) {
    return track.isEmpty()
        ? null
        : EncodedSound.open(track, format.soundCodec().orElseThrow(), meter, check);
  }

  private PartSound partSound(Soundtrack track, LevelMeter meter) {
    return new PartSound(
        track, format.soundCodec().orElseThrow(), meter, session.settings().rate(), check);
  }

  /** The files of the film's sections; null when none are asked for. */
  private SectionFilms openSections(PartSound sounds) {
    return plan.sectionFiles()
        .map(files -> SectionFilms.open(files, session.settings(), video, sounds))
        .orElse(null);
  }

  private void writeTalk() {
    Soundtrack track = plan.sound().leveled(check);
    try (LevelMeter meter = new LevelMeter();
        PresentationFile talk =
            new PresentationFile(plan, session, partSound(track, meter), lastFrames::remove)) {
      run(SegmentKind.ofFilm(format, tools()), talk::append);
      complete(talk.frames(), talk::finish);
      levels = track.isEmpty() ? null : meter.levels();
    }
  }

  /** How loud the sound is that was written; empty when there was none. */
  Optional<SoundLevels> levels() {
    return Optional.ofNullable(levels);
  }

  /** Animated pictures, which are no film to their players. */
  private void writePictures() {
    if (format != OutputFormat.GIF) {
      try (PictureFilm film = PictureFilm.open(target, video, metadata().tags())) {
        run(SegmentKind.ofPictures(format, tools()), film::append);
        complete(film.frames(), film::finish);
      }
      return;
    }
    try (GifFilm film = GifFilm.open(target, video)) {
      run(SegmentKind.ofGif(plan.range().from(), tools()), film::append);
      complete(film.frames(), film::finish);
    }
  }

  private void complete(long frames, Runnable finish) {
    checkCount(frames);
    long start = System.nanoTime();
    finish.run();
    context.timings().add(Timings.Step.MUXING, start);
  }

  private long writeSequence() {
    long[] written = new long[2];
    try (PictureFolder folder = PictureFolder.open(target)) {
      SegmentKind<PngList> work = SegmentKind.ofSequence(tools());
      run(work, segment -> segment.pictures().forEach(p -> write(p, folder, written)));
      if (!plan.sound().isEmpty()) {
        levels =
            SoundtrackFile.write(
                OutputFormat.WAV, target.resolve("sound.wav"), plan.sound(), Map.of(), check);
      }
      folder.checkIntact();
    }
    checkCount(written[0]);
    return written[1];
  }

  /** Writes the next frames, and counts them and their bytes. */
  private void write(PngList.Picture picture, PictureFolder folder, long[] written) {
    for (long i = 0; i < picture.count(); i++) {
      check.run();
      folder.write(plan.range().from() + written[0]++, picture.png());
    }
    written[1] += picture.count() * picture.png().length;
  }

  private <T> void run(SegmentKind<T> work, SegmentSource.Appender<T> output) {
    append(
        remote.isPresent()
            ? remote.get().of(session, plan, work, this::play)
            : new Pipeline<>(
                context,
                limits,
                session.settings().rate(),
                plan.range(),
                this::play,
                work.cached()),
        output);
  }

  private <T> void append(SegmentSource<T> segments, SegmentSource.Appender<T> output) {
    Runnable stop = segments::cancel;
    context.watch().onStop(stop);
    try {
      segments.run(
          segment -> {
            long start = System.nanoTime();
            output.append(segment);
            context.timings().add(Timings.Step.MUXING, start);
          });
    } finally {
      context.watch().forget(stop);
    }
  }

  /** Plays the frames, cut where parts end that get films of their own. */
  private void play(Segmenter segmenter) {
    if (dryRun.isWhole() && dryRun.isCut()) {
      dryRun.play(segmenter, passed -> playBehind(passed, segmenter));
      return;
    }
    plan.parts().forEach(part -> segmenter.cutBefore(part.range().to()));
    if (format.kind() == OutputKind.PRESENTATION) {
      segmenter.tellLastFrames(lastFrames::add);
    }
    if (dryRun.isWhole()) {
      dryRun.play(segmenter);
    } else {
      run(wanted(), segmenter);
    }
  }

  /** Plays what follows so many frames; the one before is there to be compared with. */
  private void playBehind(long frames, Segmenter segmenter) {
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
    // Of a film to the end of the scene all frames are taken, also those that were not expected.
    FrameRange range = plan.range();
    return plan.toTheEnd() ? new FrameRange(range.from(), Long.MAX_VALUE) : range;
  }

  private void run(FrameRange wanted, FrameSink sink) {
    new ConfiguredScene(plan.request().scene(), session.settings(), context.watch())
        .play(wanted, sink);
  }

  private void checkCount(long written) {
    long expected = plan.frames();
    if (written != expected) {
      throw new SceneException(
          "the scene had "
              + expected
              + " frames in the dry run and "
              + written
              + " in the film: construct() must do the same each time (no clock, no"
              + " random numbers but the scene's own, no state kept in statics)",
          null,
          "",
          0);
    }
  }
}
