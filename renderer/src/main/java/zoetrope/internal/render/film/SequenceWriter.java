package zoetrope.internal.render.film;

import java.util.Map;
import java.util.Optional;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.internal.render.pipeline.PictureSegmentRenderer;
import zoetrope.internal.video.animated.AnimatedFormat;
import zoetrope.internal.video.animated.PictureSegment;
import zoetrope.output.OutputFormat;
import zoetrope.sound.SoundLevels;

/** Writes an image sequence: a PNG file for each frame, and a WAV file with the sound. */
final class SequenceWriter implements OutputWriter {
  private long frames;
  private long bytes;

  @Override
  public SegmentKind<PictureSegment> segments(SegmentKind.Tools tools) {
    return SegmentKind.of(
        new PictureSegmentRenderer(AnimatedFormat.PNG_FRAMES, tools.video(), tools.context()),
        PictureSegment.FORM,
        tools);
  }

  @Override
  public Written write(FilmJob job) {
    SoundLevels levels = null;
    try (PictureFolder folder = PictureFolder.open(job.target())) {
      job.run(
          segments(job.tools()),
          segment -> segment.parts().forEach(image -> write(image, folder, job)));
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

  private void write(PictureSegment.Part image, PictureFolder folder, FilmJob job) {
    for (long i = 0; i < image.frames(); i++) {
      job.check().run();
      folder.write(job.plan().range().from() + frames++, image.file());
      bytes += image.file().length;
    }
  }
}
