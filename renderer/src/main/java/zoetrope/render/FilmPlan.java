package zoetrope.render;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.Chapter;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;

/**
 * What is to be written, as far as a rehearsal shows it.
 *
 * @param range the frames
 * @param toTheEnd whether they are the scene's last, so that a scene which has more of them than in
 *     its rehearsal is found out
 * @param chapters the sections, as far as they are in the range, in the film's own frames
 * @param subtitles the content of the file of subtitles; empty when there is none to write
 * @param warnings what the user should know
 */
record FilmPlan(
    FrameRange range,
    boolean toTheEnd,
    List<Chapter> chapters,
    String subtitles,
    List<String> warnings) {

  /**
   * The plan for a job. Throws {@link UsageException} when nothing is left of the scene, or when
   * its subtitles cannot be written.
   */
  static FilmPlan of(Job job, StageResult whole, FrameRate rate) {
    FrameRange range = job.part().resolve(rate, whole);
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(job.part().warnings(rate, whole));
    String subtitles = "";
    if (job.kind() == Job.Kind.SEQUENCE) {
      PictureFiles.others(job.target(), range).ifPresent(warnings::add);
    }
    if (job.kind() == Job.Kind.FILM) {
      subtitles = SubRip.of(whole.subtitles(), range, rate);
      Path file = SubRip.beside(job.target());
      if (!subtitles.isEmpty()) {
        Targets.checkFiles(List.of(file));
      } else if (Files.exists(file)) {
        warnings.add(
            "this film has no subtitles, but "
                + file
                + " is there, which players show with it: delete it if it is of an earlier film");
      }
    }
    return new FilmPlan(
        range,
        range.to() == whole.frames(),
        chapters(whole, range, rate),
        subtitles,
        List.copyOf(warnings));
  }

  long frames() {
    return range.to() - range.from();
  }

  private static List<Chapter> chapters(StageResult whole, FrameRange range, FrameRate rate) {
    List<Chapter> chapters = new ArrayList<>();
    for (int i = 0; i < whole.sections().size(); i++) {
      FrameRange section = NamedSection.framesOf(i, rate, whole);
      long from = Math.max(section.from(), range.from());
      long to = Math.min(section.to(), range.to());
      if (from < to) {
        String name = whole.sections().get(i).name();
        chapters.add(new Chapter(name, from - range.from(), to - range.from()));
      }
    }
    return List.copyOf(chapters);
  }
}
