package zoetrope.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.internal.files.ReadFiles;

class DatasetTest {
  private static final String CITIES =
      """
      city,Height (m),founded
      "Rome, old",21,soon
      Oslo,23.5,1048-01-01

      Bern,,1191-06
      "two
      lines",1e3,2020-01-01T12:00+01:00
      """;

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t"})
  void readsColumnsByNameWithUnitsAndGaps(String separator) {
    String text = "a, Height (m),c\n1,2.5,x\n,NA,\n-3,\u22124e-2,y\n".replace(",", separator);
    Dataset data = Dataset.parse("t.csv", text);
    assertEquals(List.of("a", "Height", "c"), data.columns());
    assertEquals("m", data.unit("Height"));
    assertEquals("", data.unit("a"));
    assertArrayEquals(new double[] {1, Double.NaN, -3}, data.numbers("a"));
    assertArrayEquals(new double[] {2.5, Double.NaN, -0.04}, data.numbers("Height (m)"));
    assertEquals(List.of("x", "", "y"), data.texts("c"));
  }

  @Test
  void readsBothFormsOfJson() {
    Dataset rows =
        Dataset.parse("t.json", "[{\"x\": 1, \"n\": \"a\"}, {\"x\": null, \"late\": true}]");
    assertEquals(List.of("x", "n", "late"), rows.columns());
    assertArrayEquals(new double[] {1, Double.NaN}, rows.numbers("x"));
    assertEquals(List.of("", "true"), rows.texts("late"));
    Dataset columns = Dataset.parse("t.JSON", "{\"x [s]\": [1e-9, 1E9], \"n\": [\"a\", \"b\"]}");
    assertArrayEquals(new double[] {1e-9, 1e9}, columns.numbers("x"));
    assertEquals("s", columns.unit("x"));
  }

  @Test
  void sortsFiltersAndGroupsRows() {
    Dataset data = Dataset.parse("t.csv", "k,v,d\nb,10,2021\na,9,2020\nb,,2019\na,10,2022\n");
    assertEquals(List.of("a", "b", "a", "b"), data.sortedBy("v").texts("k"));
    assertEquals(List.of("b", "a", "a", "b"), data.sortedDescendingBy("v").texts("k"));
    assertEquals(List.of("a", "a", "b", "b"), data.sortedBy("k").texts("k"));
    assertEquals(List.of("10"), data.where(row -> row.number("v") > 9).first(1).texts("v"));
    assertEquals(List.of("b", "a"), new ArrayList<>(data.groupedBy("k").keySet()));
    assertEquals(List.of("9", "10"), data.groupedBy("k").get("a").texts("v"));
  }

  @Test
  void messagesNameFileLineAndColumn() {
    Dataset data = Dataset.parse("cities.csv", CITIES);
    assertEquals(4, data.size());
    assertEquals(6, data.rows().get(3).line());
    assertFalse(data.isTime("founded"));
    assertTrue(data.isNumeric("Height"));
    assertMessage(
        "cities.csv:2: column 'founded': 'soon' is not a date: write it like 2024-02-29, 2024-02"
            + " or 2024-02-29T18:30:00Z",
        () -> data.times("founded"));
    assertMessage(
        "cities.csv:2: column 'city': 'Rome, old' is not a number: write digits with a point, such"
            + " as 1234.5",
        () -> data.numbers("city"));
    assertMessage("cities.csv has no column 'citi'; did you mean city?", () -> data.texts("citi"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "t.csv|''|t.csv is empty: its first line must name the columns",
        "t.csv|a,,c|t.csv:1: column 2 has no name: write one into the first line",
        "t.csv|a,a|t.csv:1: two columns have the name 'a': rename one of them",
        "t.csv|a,b@1,2@3|t.csv:3: the row has 1 cells, but there are 2 columns: leave a cell empty"
            + " for a gap, or close a quote",
        "t.csv|a,b@1,2,3|t.csv:2: the row has 3 cells, but there are 2 columns: put cells that"
            + " contain the separator into double quotes",
        "t.json|7|t.json:1: at character 1: a table is an array of objects, [{\"x\": 1}], or an"
            + " object of arrays, {\"x\": [1]}",
        "t.json|[{\"x\": [1]}]|t.json:1: at character 8: a cell must be a number, a text, true,"
            + " false or null: flatten nested values",
        "t.json|{\"x\": [1], \"y\": [1, 2]}|t.json:1: at character 22: the column 'y' has 2 values,"
            + " the first column has 1: write null for a gap, and each name once",
        "t.json|[{\"x\": 1, \"x\": 2}]|t.json:1: at character 11: the row has 'x' twice",
        "t.json|[]|t.json:1: at character 2: the table has no columns: a table is an array of"
            + " objects, [{\"x\": 1}], or an object of arrays, {\"x\": [1]}",
      })
  void refusesMalformedTables(String name, String text, String message) {
    assertMessage(message, () -> Dataset.parse(name, text.replace('@', '\n')));
  }

  @Test
  void refusesBrokenJsonAndQuotes() {
    assertTrue(message(() -> Dataset.parse("t.json", "[{\"x\": 1},\n {")).startsWith("t.json:2: "));
    assertTrue(message(() -> Dataset.parse("t.csv", "a,b\n1,\"2\"x\n")).startsWith("t.csv: "));
    assertMessage(
        "t.csv:2: column 'a': '3,5' is not a number: write the decimal comma as a point, 3.5",
        () -> Dataset.parse("t.csv", "a;b\n3,5;1\n").numbers("a"));
    assertMessage(
        "t.csv:2: column 'a': '1e999' is not a number: it is too large",
        () -> Dataset.parse("t.csv", "a\n1e999\n").numbers("a"));
  }

  @ParameterizedTest
  @CsvSource({
    "1970, 0",
    "1970-02, 2678400",
    "1970-01-02, 86400",
    "1970-01-01 00:01, 60",
    "1970-01-01T00:00:01.5, 1.5",
    "1970-01-01T01:00+01:00, 0",
    "1970-01-01T01:00:00+01:00[Europe/Paris], 0",
    "1969-12-31T23:59:59.25Z, -0.75",
    "2016-12-31T23:59:60Z, 1483228800",
    "2017-01-01T00:59:60.5+01:00, 1483228800.5",
  })
  void readsDates(String date, double seconds) {
    assertEquals(seconds, Dates.seconds(date));
  }

  @Test
  void readsLocalTimesInTheZoneThatIsNamed() {
    assertEquals(-3600, Dates.seconds("1970-01-01", ZoneId.of("Europe/Paris")));
    Dataset data = Dataset.parse("t.csv", "d\n1970-01-01T00:00\nNA\n");
    assertArrayEquals(new double[] {-3600, Double.NaN}, data.times("d", ZoneId.of("Europe/Paris")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2023-02-29",
        "2024-1-1",
        "12:30",
        "2024-01-01T24:00",
        "yesterday",
        "2016-12-31T12:59:60Z"
      })
  void refusesOtherDates(String date) {
    String message = assertThrows(DateTimeException.class, () -> Dates.seconds(date)).getMessage();
    assertTrue(message.startsWith("'" + date + "' "), message);
  }

  @Test
  void reportsTheFilesThatItReads(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("t.csv");
    Files.writeString(file, "\uFEFFa\n1\n");
    List<Path> seen = new ArrayList<>();
    assertEquals(List.of("a"), ReadFiles.during(seen::add, () -> Dataset.load(file)).columns());
    assertEquals(List.of(file), seen);
    assertTrue(
        message(() -> Dataset.load(folder.resolve("u.csv"))).contains("did you mean t.csv?"));
    Files.write(file, "ä\n".getBytes(StandardCharsets.ISO_8859_1));
    assertMessage(file + " is not in UTF-8: save it again", () -> Dataset.load(file));
    assertEquals(Set.of(file), Set.copyOf(seen));
  }

  private static void assertMessage(String message, Runnable action) {
    assertEquals(message, message(action));
  }

  private static String message(Runnable action) {
    return assertThrows(DataException.class, action::run).getMessage();
  }
}
