package zoetrope.internal.render.film;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.audio.LevelMeter;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.files.Replacement;
import zoetrope.internal.render.cache.OtherFormat;
import zoetrope.internal.render.part.SectionFilms;
import zoetrope.internal.render.pipeline.PixelSegmentRenderer;
import zoetrope.internal.render.pipeline.SegmentQueue;
import zoetrope.internal.render.pipeline.SegmentRenderer;
import zoetrope.internal.render.pipeline.TwoFormatsEncoder;
import zoetrope.internal.render.pipeline.VideoSegmentRenderer;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.PixelEncoder;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.still.Cover;
import zoetrope.output.Coding;

/**
 * Writes videos that are muxed from segments. If requested, each section is also written to a
 * separate file.
 */
final class VideoWriter implements OutputWriter {
  @Override
  public SegmentKind<Segment> segments(SegmentKind.Tools tools) {
    VideoSettings video = tools.video();
    Coding coding = video.coding();
    SegmentRenderer<Segment> renderer =
        coding.takesPixels()
            ? new PixelSegmentRenderer(
                () -> PixelEncoder.open(video),
                new PixelSegmentRenderer.Kind(coding.transparent(), coding.usedCodec().isIntra()),
                tools.context())
            : new VideoSegmentRenderer(queue -> encoder(queue, tools), tools.context());
    return SegmentKind.of(renderer, Segment.FORM, tools);
  }

  /** Opens an encoder for a segment, also for the other format that the cache wants. */
  private static PictureEncoder encoder(SegmentQueue queue, SegmentKind.Tools tools) {
    PictureEncoder encoder = tools.encoders().open(tools.video());
    Optional<OtherFormat> other = tools.cache().besides(tools.format());
    if (other.isEmpty()) {
      return encoder;
    }
    VideoSettings video = other.get().video(tools.video());
    return tools
        .cache()
        .segments(Segment.FORM, video, other.get().format())
        .<PictureEncoder>map(
            cache -> new TwoFormatsEncoder(encoder, tools.encoders().open(video), cache, queue))
        .orElse(encoder);
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    Soundtrack track = job.plan().sound().leveled(job.check());
    Optional<Cover> cover = job.cover();
    try (LevelMeter meter = new LevelMeter();
        LevelMeter sectionMeter = new LevelMeter();
        EncodedSound sound = open(track, meter, job);
        SegmentedFilm film =
            SegmentedFilm.open(
                job.target(), job.video(), job.plan().chapters(), Optional.ofNullable(sound));
        SectionFilms sections = openSections(track, sectionMeter, job)) {
      film.tag(job.tags());
      film.subtitle(job.plan().subtitles(), job.language());
      cover.ifPresent(film::cover);
      job.run(
          segments(job.tools()),
          segment -> {
            film.append(segment);
            if (sections != null) {
              sections.append(segment);
            }
          });
      job.complete(film.frames(), film::complete);
      rename(film, sections, cover, job);
      return job.written(sound == null ? Optional.empty() : Optional.of(meter.levels()));
    }
  }

  /** Returns the sound of the video; null if it has none. */
  private static EncodedSound open(Soundtrack track, LevelMeter meter, FilmJob job) {
    return track.isEmpty()
        ? null
        : EncodedSound.open(track, job.format().soundCodec().orElseThrow(), meter, job.check());
  }

  private static SectionFilms openSections(Soundtrack track, LevelMeter meter, FilmJob job) {
    return job.plan()
        .sectionFiles()
        .map(
            files ->
                SectionFilms.open(files, job.settings(), job.video(), job.partSound(track, meter)))
        .orElse(null);
  }

  /**
   * Gives the video, its subtitles, its thumbnail and its sections their final names. If one of
   * them fails, the older files are restored.
   */
  private static void rename(
      SegmentedFilm film, SectionFilms sections, Optional<Cover> cover, FilmJob job) {
    try (Replacement replacement = new Replacement()) {
      if (sections != null) {
        sections.commit(job.plan().request().scene().name(), replacement);
      }
      Optional<Path> subtitles = job.plan().subtitleFile();
      subtitles.ifPresent(replacement::of);
      job.writeSubtitles();
      cover.ifPresent(image -> replacement.of(job.thumbnail()));
      job.write(cover);
      film.commit();
      replacement.done();
    }
  }
}
