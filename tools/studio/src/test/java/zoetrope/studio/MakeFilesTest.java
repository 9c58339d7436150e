package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.NeedsX264;
import zoetrope.cli.CommandLineTool;
import zoetrope.frame.FrameRate;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.studio.make.MakeJob;
import zoetrope.studio.make.MakeOrder;

/** For each kind of output, the studio writes the same files as the command line. */
@Timeout(60)
class MakeFilesTest {
  private static final RenderSettings SETTINGS = RenderSettings.of(96, 54, FrameRate.of(10));
  private static final String SIZE = " -r 96x54 --fps 10";

  @TempDir private Path studio;
  @TempDir private Path command;
  private SceneEntry scene;
  private Path file;

  @BeforeEach
  void open() throws IOException {
    file = Files.createDirectory(command.resolve("source")).resolve("Slide.java");
    Files.writeString(file, RunningStudio.SLIDE);
    scene = new SourceScenes(getClass().getClassLoader()).find(file.toString()).get(0);
  }

  @NeedsX264
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'kind':'film','ending':'mkv','codec':'hevc' | -o F/a.mkv --codec hevc | a.mkv",
        "'kind':'film','ending':'webm','codec':'av1','crf':'40' | -o F/a.webm --codec av1 --crf 40"
            + " | a.webm",
        "'kind':'film','ending':'mov','codec':'prores' | -o F/a.mov --codec prores | a.mov",
        "'kind':'film','ending':'webm','transparent':'true' | -o F/a.webm --transparent | a.webm",
        "'kind':'film','ending':'mkv','lossless':'true' | -o F/a.mkv --lossless | a.mkv",
        "'kind':'film','ending':'mp4','lossless':'true' | -o F/a.mp4 --lossless | a.mp4",
        "'kind':'film','ending':'gif' | -o F/a.gif | a.gif",
        "'kind':'film','ending':'apng','transparent':'true' | -o F/a.apng --transparent | a.apng",
        "'kind':'film','ending':'webp','from':'1','to':'2' | -o F/a.webp --from 1 --to 2 | a.webp",
        "'kind':'presentation' | -o F/a.html --presentation | a.html",
        "'kind':'path_presentation' | -o F/a.html --presentation --presentation-type paths |"
            + " a.html",
        "'kind':'player' | -o F/a.html | a.html",
        "'kind':'player','ending':'zvf' | -o F/a.zvf | a.zvf",
        "'kind':'film','ending':'mp4','sections':'P','thumbnail':'1','thumbnailType':'jpg','title':'T','date':'2026'"
            + " | -o F/a.mp4 --sections F/P --thumbnail 1 --thumbnail-type jpg --title T --date"
            + " 2026 | a.mp4",
        "'kind':'film','ending':'mp4','burnSubtitles':'true' | -o F/a.mp4 --burn-subtitles | a.mp4",
        "'kind':'still','ending':'webp','at':'1' | -o F/a.webp --at 1 | a.webp",
        "'kind':'still','ending':'svg','at':'1','author':'me' | -o F/a.svg --at 1 --author me |"
            + " a.svg",
        "'kind':'still','ending':'pdf','at':'1','pictureScale':'4' | -o F/a.pdf --at 1"
            + " --raster-scale 4 | a.pdf",
        "'kind':'still','ending':'pdf','moments':['0','1','end'] | -o F/a.pdf --at 0 --at 1 --at"
            + " end | a.pdf",
        "'kind':'still','ending':'svg','play':'0' | -o F/a.svg --play 0 | a.svg",
        "'kind':'sequence','to':'1' | --frames F/a --to 1 | a",
        "'kind':'storyboard' | sheet -o F/a.pdf | a.pdf",
        "'kind':'storyboard','ending':'png','columns':'1','portrait':'true' | sheet -o F/a.png"
            + " --columns 1 --portrait | a.png",
        "'kind':'storyboard','ending':'svg','paper':'letter' | sheet -o F/a.svg --paper letter |"
            + " a.svg"
      })
  void makesTheFilesOfTheCommandLine(String call, String line, String target) throws Exception {
    make("{" + call + ",'target':'" + target + "'}");
    render(line);
    Map<String, byte[]> expected = files(command.resolve("made"));
    Map<String, byte[]> made = files(studio);
    assertFalse(expected.isEmpty());
    assertEquals(expected.keySet(), made.keySet());
    expected.forEach((name, bytes) -> assertArrayEquals(bytes, made.get(name), name));
  }

  private void make(String call) throws Exception {
    JsonNode json = new ObjectMapper().readTree(call.replace('\'', '"'));
    MakeOrder order = MakeOrder.read(json, scene, SETTINGS, studio.toAbsolutePath());
    MakeJob job = new MakeJob(1, order, SegmentCache.none());
    job.run();
    assertEquals(MakeJob.Status.DONE, job.status(), () -> job.message(studio).toString());
    boolean folder = json.path("kind").asText().equals("sequence");
    assertEquals(folder, job.files().isEmpty());
    job.files().forEach(made -> assertEquals(true, Files.isRegularFile(made), made.toString()));
  }

  private void render(String line) {
    List<String> words = new ArrayList<>(List.of((line + SIZE).split(" ")));
    words.add(words.get(0).equals("sheet") ? 1 : 0, file.toString());
    String place = command.resolve("made").toString();
    String[] args =
        words.stream()
            .map(word -> word.startsWith("F/") ? place + word.substring(1) : word)
            .toArray(String[]::new);
    PrintStream none =
        new PrintStream(PrintStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    assertEquals(0, new CommandLineTool(none, System.err, command).run(args), line);
  }

  /** Returns all files below a folder by name. */
  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> found = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path one : all.filter(Files::isRegularFile).toList()) {
        found.put(folder.relativize(one).toString(), Files.readAllBytes(one));
      }
    }
    return found;
  }
}
