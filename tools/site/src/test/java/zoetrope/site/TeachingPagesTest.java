package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import zoetrope.frame.FrameRate;
import zoetrope.lint.Lint;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.scene.Scene;

/** The built pages of the tutorial and the cookbook. */
class TeachingPagesTest {
  private static final Path SITE = Path.of("target/site");
  private static final int STEPS = 11;
  private static final int MIN_IDIOMS = 60;

  private static Document page(String name) throws IOException {
    return Jsoup.parse(Files.readString(SITE.resolve(name + ".html")));
  }

  /** Returns the elements from a heading to the next heading of its level. */
  private static Elements chapter(Element heading) {
    Elements chapter = new Elements();
    for (Element next : heading.nextElementSiblings()) {
      if (next.is(heading.tagName())) {
        break;
      }
      chapter.add(next);
    }
    return chapter;
  }

  @Test
  void eachStepOfTheTutorialHasAGoalReasonsAVideoAndAHiddenSolution() throws IOException {
    Elements steps = page("tutorial").select("h2[id~=^\\d]");
    assertEquals(STEPS, steps.size());
    for (Element heading : steps) {
      Elements step = chapter(heading);
      assertEquals(
          List.of("Goal:", "Why:", "How:", "Exercise:"),
          step.select("p > strong").eachText(),
          heading.text());
      String reasons = step.select("p:contains(Why:)").text();
      assertTrue(reasons.split("[.?] ").length >= 3, reasons);
      assertEquals(1, step.select("video[poster]").size(), heading.text());
      Element solution = step.select("details").first();
      assertEquals("Solution", solution.selectFirst("summary").text());
      assertTrue(solution.select("p, pre").hasText(), heading.text());
    }
  }

  @Test
  void theVideosOfTheTutorialAreFiles() throws IOException {
    Elements videos = page("tutorial").select("video > source");
    assertEquals(2 * STEPS, videos.size());
    for (Element video : videos) {
      assertTrue(Files.size(SITE.resolve(video.attr("src"))) > 1000, video::toString);
    }
  }

  @Test
  void theLastFilmOfTheTutorialIsHalfAMinuteToAMinuteAndHasNoFindings() {
    Path file = Path.of("src/main/scenes/AreaOfACircle.java");
    var film = new SourceScenes(Scene.class.getClassLoader()).find(file.toString()).get(0);
    RenderSettings settings = RenderSettings.of(427, 240, FrameRate.of(5));
    double seconds = new Renderer(settings).dryRun(film).duration().seconds();
    assertTrue(seconds > 30 && seconds < 60, seconds + " s");
    var findings = Lint.check(film, settings).stream().filter(f -> !f.kind().isNote()).toList();
    assertEquals(List.of(), findings);
  }

  @Test
  void eachQuestionOfTheCookbookHasAnAnswerAClipAndCode() throws IOException {
    Elements questions = page("cookbook").select("h3[id]");
    assertTrue(questions.size() >= MIN_IDIOMS, questions.size() + " questions");
    for (Element question : questions) {
      assertTrue(question.text().matches("How do I .*\\?"), question.text());
      Elements answer = new Elements(question.nextElementSiblings().subList(0, 3));
      assertTrue(answer.get(0).text().length() > 60, question.text());
      for (Element video : answer.get(1).select("video > source")) {
        assertTrue(Files.size(SITE.resolve(video.attr("src"))) > 1000, video::toString);
      }
      assertEquals(1, answer.get(1).select("video[poster]").size(), question.text());
      assertEquals(1, answer.get(2).select("details > pre").size(), question.text());
    }
  }

  @Test
  void eachQuestionOfTheCookbookHasACard() throws IOException {
    Document cookbook = page("cookbook");
    assertEquals(
        cookbook.select("h3[id]").eachAttr("id").stream().map(id -> "#" + id).toList(),
        cookbook.select(".card").eachAttr("href"));
  }

  @Test
  void theSectionsOfASceneAreChaptersOfItsVideo() throws IOException {
    Elements links = page("tutorial").select("video[poster$=AreaOfACircle.png] + .chapters a");
    assertEquals(List.of("A question", "Cut and unfold", "The answer"), links.eachText());
    assertEquals("pictures/AreaOfACircle.mp4#t=0.0", links.first().attr("href"));
    assertTrue(Double.parseDouble(links.get(2).attr("data-time")) > 10, links.toString());
  }

  @Test
  void aVerticalSceneHasAVerticalVideo() throws IOException {
    Element video = page("cookbook").selectFirst("video[poster$=VerticalShort.png]");
    assertTrue(
        Integer.parseInt(video.attr("height")) > Integer.parseInt(video.attr("width")),
        video::toString);
  }
}
