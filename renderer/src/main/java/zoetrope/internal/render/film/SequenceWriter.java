package zoetrope.internal.render.film;

import java.util.Map;
import java.util.Optional;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.internal.render.pipeline.PngListRenderer;
import zoetrope.internal.video.segment.PngList;
import zoetrope.output.OutputFormat;
import zoetrope.sound.SoundLevels;

/** Writes a PNG file for each frame, and the sound. */
final class SequenceWriter implements OutputWriter {
  private long frames;
  private long bytes;

  @Override
  public SegmentKind<PngList> segments(SegmentKind.Tools tools) {
    return SegmentKind.of(
        new PngListRenderer(tools.video().width(), tools.video().height(), tools.context()),
        PngList.FORM,
        tools);
  }

  @Override
  public Written write(FilmJob job) {
    SoundLevels levels = null;
    try (PictureFolder folder = PictureFolder.open(job.target())) {
      job.run(
          segments(job.tools()),
          segment -> segment.pictures().forEach(image -> write(image, folder, job)));
      if (!job.plan().sound().isEmpty()) {
        levels =
            SoundtrackFile.write(
                OutputFormat.WAV,
                job.target().resolve("sound.wav"),
                job.plan().sound(),
                Map.of(),
                job.check());
      }
      folder.checkIntact();
    }
    job.checkCount(frames);
    return new Written(bytes, Optional.ofNullable(levels));
  }

  private void write(PngList.Picture image, PictureFolder folder, FilmJob job) {
    for (long i = 0; i < image.count(); i++) {
      job.check().run();
      folder.write(job.plan().range().from() + frames++, image.png());
      bytes += image.png().length;
    }
  }
}
